import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, userEvent } from "storybook/test";
import { CheckboxField } from "../../src/components/CheckboxField/CheckboxField.tsx";
import { wordsFor } from "../words.ts";

/** Keeps the tick, as a form does. */
function Ticking({ isChecked, ...props }: ComponentProps<typeof CheckboxField>) {
  const [checked, setChecked] = useState(isChecked);
  return <CheckboxField {...props} isChecked={checked} onChange={setChecked} />;
}

const meta = {
  component: CheckboxField,
  args: { id: "copy", name: "copy", label: "", isChecked: false, onChange: () => {} },
  parameters: {
    docs: {
      description: {
        component:
          "One yes or no in a form. Never ticked beforehand. To narrow down a list use FilterCheckboxes.",
      },
    },
  },
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    return (
      <Ticking
        {...args}
        label={args.label || t("form.optional")}
        description={args.description && t("form.email.description")}
        error={args.error && t("form.email.error")}
      />
    );
  },
} satisfies Meta<typeof CheckboxField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals, step }) => {
    const box = canvas.getByRole("checkbox");
    await step("is ticked by its words", async () => {
      await userEvent.click(canvas.getByText(wordsFor(globals)("form.optional")));
      await expect(box).toBeChecked();
    });
    await step("is given up with the keyboard", async () => {
      box.focus();
      await userEvent.keyboard(" ");
      await expect(box).not.toBeChecked();
    });
  },
};

export const Ticked: Story = { args: { isChecked: true } };

export const WithDescription: Story = { args: { description: "shown" } };

export const WithError: Story = {
  args: { error: "shown", isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toBeInvalid();
  },
};

export const LongLabel: Story = {
  args: {
    label:
      "Ich möchte über Programme im Überschwemmungsgebiet Donauauen mit Seeadlerbeobachtungsstation auf dem Laufenden bleiben",
  },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
