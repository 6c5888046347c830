import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { SearchForm } from "../../../../src/components/SearchForm/SearchForm.tsx";
import { searchPath } from "../../../../src/i18n/searchPath.ts";
import { contentLanguage, wordsFor } from "../../../words.ts";
import example from "./SearchForm.example.tsx?raw";
import { guide } from "./SearchForm.guide.ts";

const meta = {
  component: SearchForm,
  args: {
    label: "",
    inputLabel: "",
    submitLabel: "",
    action: "",
    value: "",
    onChange: fn(),
    onSubmit: fn(),
  },
  parameters: { guide, example },
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    const [value, setValue] = useState(args.value);
    return (
      <SearchForm
        {...args}
        label={t("search.title")}
        inputLabel={t("search.label")}
        submitLabel={t("search.submit")}
        action={searchPath(contentLanguage(globals))}
        value={value}
        onChange={setValue}
      />
    );
  },
} satisfies Meta<typeof SearchForm>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing is typed yet. */
export const Empty: Story = {};

/** A query is typed: Enter searches, Escape empties the field. */
export const Filled: Story = {
  args: { value: "Kopački rit", isClearedByEscape: true },
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole("searchbox");
    await step("submits the query on Enter", async () => {
      await userEvent.type(input, " Osijek{Enter}");
      await expect(args.onSubmit).toHaveBeenCalledWith("Kopački rit Osijek");
    });
    await step("is cleared by Escape", async () => {
      await userEvent.keyboard("{Escape}");
      await expect(input).toHaveValue("");
      await expect(input).toHaveFocus();
    });
    await userEvent.type(input, "Kopački rit");
  },
};
