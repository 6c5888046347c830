import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, userEvent } from "storybook/test";
import { BLOG_CATEGORIES } from "../../../../content-service/choices.ts";
import { Container } from "../../../../src/components/Container/Container.tsx";
import { FilterButtons } from "../../../../src/components/FilterButtons/FilterButtons.tsx";
import { categoryName } from "../../../../src/documents/kinds/blog.ts";
import { MATRIX, Matrix, ON_PAPER } from "../../../matrix/Matrix.tsx";
import { wordsFor } from "../../../words.ts";
import example from "./FilterButtons.example.tsx?raw";
import { guide } from "./FilterButtons.guide.ts";

type Props = ComponentProps<typeof FilterButtons<string>>;

/** Holds the selected value, as a list does. */
function Choosing({ selected, ...props }: Props) {
  const [value, setValue] = useState(selected);
  return <FilterButtons {...props} selected={value} onSelect={setValue} />;
}

const meta = {
  component: FilterButtons,
  args: { label: "", choices: [], selected: "All", onSelect: () => {} },
  parameters: { layout: "fullscreen", guide, example },
  decorators: [
    // On a narrow screen the row extends to both edges of the page.
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    const categories = BLOG_CATEGORIES.map((value, index) => ({
      value,
      label: categoryName(value, t),
      count: args.choices[0]?.count === undefined ? undefined : index * 3,
    }));
    return (
      <Choosing
        {...args}
        label={t("filter.category")}
        choices={[
          { value: "All", label: t("filter.all"), count: args.choices[0]?.count },
          ...categories,
        ]}
      />
    );
  },
} satisfies Meta<typeof FilterButtons<string>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const [all, second] = canvas.getAllByRole("button");
    if (!all || !second) throw new Error("there are several choices");
    await step("has exactly one selected option", async () => {
      await expect(all).toHaveAttribute("aria-pressed", "true");
      await userEvent.click(second);
      await expect(second).toHaveAttribute("aria-pressed", "true");
      await expect(all).toHaveAttribute("aria-pressed", "false");
    });
    await step("stays selected after a second click", async () => {
      await userEvent.click(second);
      await expect(second).toHaveAttribute("aria-pressed", "true");
    });
    await step("can be focused and selected with the keyboard", async () => {
      all.focus();
      await userEvent.keyboard("{Enter}");
      await expect(all).toHaveAttribute("aria-pressed", "true");
    });
  },
};

/** A button, selected and not. On light backgrounds only. */
export const AllStates: Story = {
  parameters: MATRIX,
  render: (_, { globals }) => {
    const label = wordsFor(globals)("filter.all");
    const one = (count: number | undefined, selected: string) => (
      <FilterButtons
        label={label}
        choices={[{ value: "All", label, count }]}
        selected={selected}
        onSelect={() => {}}
      />
    );
    return (
      <Matrix
        grounds={ON_PAPER}
        rows={[
          { name: "a choice", draw: () => one(undefined, "") },
          { name: "chosen", draw: () => one(undefined, "All") },
          { name: "a choice with a count", draw: () => one(28, "") },
          { name: "chosen, with a count", draw: () => one(28, "All") },
        ]}
      />
    );
  },
};

/** At 320 px: one row that scrolls sideways, from edge to edge of the page. */
export const Narrow: Story = {
  args: { choices: [{ value: "All", label: "", count: 28 }] },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
