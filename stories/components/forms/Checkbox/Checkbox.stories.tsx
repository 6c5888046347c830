import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Checkbox } from "../../../../src/components/Checkbox/Checkbox.tsx";
import { MATRIX, Matrix, ON_PAPER } from "../../../matrix/Matrix.tsx";
import example from "./Checkbox.example.tsx?raw";
import { guide } from "./Checkbox.guide.ts";

type Props = ComponentProps<typeof Checkbox>;

/** Holds the answer, as a form does. */
function Answering({ isChecked, onChange, ...props }: Props) {
  const [isTicked, setTicked] = useState(isChecked);
  const change = (next: boolean): void => {
    setTicked(next);
    onChange(next);
  };
  return <Checkbox {...props} isChecked={isTicked} onChange={change} />;
}

const meta = {
  component: Checkbox,
  globals: { language: "en" },
  args: {
    id: "terms",
    name: "terms",
    label: "I have read the terms of travel.",
    isChecked: false,
    onChange: fn(),
  },
  parameters: { guide, example },
  render: (args) => <Answering {...args} />,
} satisfies Meta<typeof Checkbox>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The label is part of the target. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("checkbox", { name: args.label });
    await userEvent.click(canvas.getByText(args.label));
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(box).not.toBeRequired();
  },
};

/** On light backgrounds only. */
export const AllStates: Story = {
  parameters: MATRIX,
  render: ({ label }) => {
    const one = (name: string, wishes: Partial<Props>) => ({
      name,
      draw: (id: string) => (
        <Checkbox
          id={id}
          name={id}
          label={label}
          isChecked={false}
          onChange={() => undefined}
          {...wishes}
        />
      ),
    });
    const error = "Tick the box to book the trip.";
    const description = "You find them below every offer.";
    const rows = [
      one("not ticked", {}),
      one("ticked", { isChecked: true }),
      one("optional", { label: "Send me news in spring", optionalMark: "optional" }),
      one("with help", { description }),
      one("required, wrong", { isRequired: true, description, error }),
      one("ticked, wrong", { isChecked: true, error: "This trip has no room for bicycles." }),
    ];
    return <Matrix rows={rows} grounds={ON_PAPER} states={["rest", "focus"]} />;
  },
};

/** The space bar ticks and clears. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("checkbox");
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(box).not.toBeChecked();
  },
};

/** Wrong: description and error are said after the label, in this order. */
export const WithError: Story = {
  args: {
    isRequired: true,
    description: "You find them below every offer.",
    error: "Tick the box to book the trip.",
  },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("checkbox");
    await expect(box).toBeRequired();
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(`${args.description} ${args.error}`);
  },
};

export const RightToLeft: Story = {
  globals: { language: "pseudo-rtl" },
  args: { description: "You find them below every offer.", isChecked: true },
};

/** A long label wraps beside the box; nothing is cut at 320 pixels. */
export const LongLabel: Story = {
  globals: { viewport: { value: "w320" }, language: "de" },
  args: {
    label:
      "Ich habe die Allgemeinen Reisebedingungen und das Formblatt zur Pauschalreiserichtlinie gelesen und bin einverstanden.",
    description: "Die Reiserücktrittskostenversicherung ist nicht eingeschlossen.",
    error: "Setzen Sie das Häkchen, um die Schiffsreise zu buchen.",
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
