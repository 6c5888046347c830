import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { SearchMenu } from "../../../../src/components/SearchMenu/SearchMenu.tsx";
import { searchPath } from "../../../../src/i18n/searchPath.ts";
import { contentLanguage, wordsFor } from "../../../words.ts";
import example from "./SearchMenu.example.tsx?raw";
import { guide } from "./SearchMenu.guide.ts";

const meta = {
  component: SearchMenu,
  args: {
    label: "",
    inputLabel: "",
    submitLabel: "",
    action: "",
    onSearch: fn(),
    onIntent: fn(),
  },
  parameters: { guide, example },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: "12rem" }}>
        <div style={{ position: "relative", display: "flex", justifyContent: "end" }}>
          <Story />
        </div>
      </div>
    ),
  ],
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    return (
      <SearchMenu
        {...args}
        label={t("search.site")}
        inputLabel={t("search.label")}
        submitLabel={t("search.submit")}
        action={searchPath(contentLanguage(globals))}
      />
    );
  },
} satisfies Meta<typeof SearchMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The opener: a magnifying glass with a name for screen readers. */
export const Closed: Story = {};

/** The focus is in the field. Escape closes the panel, and so does sending a query. */
export const Open: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    const opener = canvasElement.querySelector("summary");
    if (!opener) throw new Error("there is something to open it with");
    const input = () => canvas.getByRole("searchbox");
    await step("opens with the focus in the field", async () => {
      await userEvent.click(opener);
      await waitFor(() => expect(input()).toHaveFocus());
      await expect(args.onIntent).toHaveBeenCalled();
    });
    await step("closes on Escape and returns the focus", async () => {
      await userEvent.keyboard("{Escape}");
      await expect(input()).not.toBeVisible();
      await expect(opener).toHaveFocus();
    });
    await step("submits the query and closes", async () => {
      await userEvent.click(opener);
      await waitFor(() => expect(input()).toHaveFocus());
      await userEvent.keyboard("Ilok{Enter}");
      await expect(args.onSearch).toHaveBeenCalledWith("Ilok");
      await expect(input()).not.toBeVisible();
    });
    await userEvent.click(opener);
  },
};
