import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, userEvent } from "storybook/test";
import { FilterCheckboxes } from "../../src/components/FilterCheckboxes/FilterCheckboxes.tsx";
import { PROGRAM_TYPES } from "../../src/content/types.ts";
import { programTypeName } from "../../src/features/DocumentCard/names.ts";
import { wordsFor } from "../words.ts";

type Props = ComponentProps<typeof FilterCheckboxes<string>>;

/** Remembers the choices, as a list does. */
function Choosing({ selected, openLabel, ...props }: Props) {
  const [values, setValues] = useState(selected);
  const toggle = (value: string): void =>
    setValues(
      values.includes(value) ? values.filter((other) => other !== value) : [...values, value],
    );
  const label = values.length > 0 ? `${openLabel} (${values.length})` : openLabel;
  return <FilterCheckboxes {...props} openLabel={label} selected={values} onToggle={toggle} />;
}

const meta = {
  component: FilterCheckboxes,
  args: { label: "", openLabel: "", choices: [], selected: [], onToggle: () => {} },
  parameters: {
    docs: {
      description: {
        component:
          "Any number of choices beside a list; none ticked shows everything. Folds into a button on a small screen. For exactly one choice use FilterButtons; in a form use CheckboxField.",
      },
    },
  },
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    return (
      <Choosing
        {...args}
        label={t("filter.type")}
        openLabel={t("filter.open")}
        choices={PROGRAM_TYPES.map((value, index) => ({
          value,
          label: programTypeName(value, t),
          count: index + 2,
        }))}
      />
    );
  },
} satisfies Meta<typeof FilterCheckboxes<string>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, step }) => {
    const [first, second] = canvas.getAllByRole("checkbox", { hidden: true });
    if (!first || !second) throw new Error("there are several choices");
    await step("takes several choices and gives them up again", async () => {
      await userEvent.click(first);
      await userEvent.click(second);
      await expect(first).toBeChecked();
      await expect(second).toBeChecked();
      await userEvent.click(first);
      await expect(first).not.toBeChecked();
      await expect(second).toBeChecked();
    });
  },
};

export const Chosen: Story = { args: { selected: ["Nature", "Tours"] } };

export const OnASmallScreen: Story = {
  args: { selected: ["Nature"] },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole("button");
    await step("opens and closes with the keyboard", async () => {
      opener.focus();
      await userEvent.keyboard("{Enter}");
      await expect(opener).toHaveAttribute("aria-expanded", "true");
      await expect(canvas.getAllByRole("checkbox")[0]).toBeVisible();
      await userEvent.keyboard("{Enter}");
      await expect(opener).toHaveAttribute("aria-expanded", "false");
      await expect(canvas.queryByRole("checkbox")).toBeNull();
    });
  },
};
