import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { NumberStepper } from "../../../../src/components/NumberStepper/NumberStepper.tsx";
import { MATRIX, Matrix, ON_PAPER } from "../../../matrix/Matrix.tsx";
import example from "./NumberStepper.example.tsx?raw";
import { guide } from "./NumberStepper.guide.ts";

type Props = ComponentProps<typeof NumberStepper>;

/** Holds the number, as a form does. */
function Counting({ value, onChange, ...props }: Props) {
  const [number, setNumber] = useState(value);
  const change = (next: number | null): void => {
    setNumber(next);
    onChange(next);
  };
  return <NumberStepper {...props} value={number} onChange={change} />;
}

const meta = {
  component: NumberStepper,
  globals: { language: "en" },
  args: {
    id: "people",
    name: "people",
    label: "Number of people",
    decreaseLabel: "One person fewer",
    increaseLabel: "One person more",
    min: 1,
    max: 12,
    value: 2,
    onChange: fn(),
  },
  parameters: { guide, example },
  render: (args) => <Counting {...args} />,
} satisfies Meta<typeof NumberStepper>;

export default meta;

type Story = StoryObj<typeof meta>;

/** By buttons and by typing. What a button did is said. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("spinbutton", { name: args.label });
    await userEvent.click(canvas.getByRole("button", { name: args.increaseLabel }));
    await expect(field).toHaveValue(3);
    await expect(canvas.getByRole("status")).toHaveTextContent("Number of people: 3");
    await userEvent.click(canvas.getByRole("button", { name: args.decreaseLabel }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await userEvent.clear(field);
    await userEvent.type(field, "8");
    await expect(args.onChange).toHaveBeenLastCalledWith(8);
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await expect(field).toBeRequired();
  },
};

/** On light backgrounds only. */
export const AllStates: Story = {
  parameters: MATRIX,
  render: ({ label, decreaseLabel, increaseLabel }) => {
    const words = { label, decreaseLabel, increaseLabel, min: 1, max: 12 };
    const one = (name: string, wishes: Partial<Props>) => ({
      name,
      draw: (id: string) => (
        <NumberStepper
          {...words}
          id={id}
          name={id}
          value={2}
          onChange={() => undefined}
          {...wishes}
        />
      ),
    });
    const error = "Enter a number from 1 to 12.";
    const rows = [
      one("a number", {}),
      one("at the least", { value: 1 }),
      one("at the most", { value: 12 }),
      one("empty", { value: null, optionalMark: "optional" }),
      one("with help", { description: "Children count as well." }),
      one("out of range", { value: 40, error }),
    ];
    return (
      <Matrix rows={rows} grounds={ON_PAPER} target="button:last-of-type" focusTarget="input" />
    );
  },
};

/** Tab goes through both buttons and the number; a button at the end keeps the focus. */
export const ByKeyboard: Story = {
  args: { value: 2 },
  play: async ({ args, canvas }) => {
    const minus = canvas.getByRole("button", { name: args.decreaseLabel });
    await userEvent.tab();
    await expect(minus).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await expect(minus).toHaveAttribute("aria-disabled", "true");
    await expect(minus).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("spinbutton")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: args.increaseLabel })).toHaveFocus();
  },
};

/** Plus begins with the least number. */
export const Empty: Story = {
  args: { value: null, description: "Children count as well." },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("spinbutton");
    await expect(field).toHaveValue(null);
    await userEvent.click(canvas.getByRole("button", { name: args.decreaseLabel }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: args.increaseLabel }));
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** What was typed stays to be seen; the button that leads back goes to the nearest number. */
export const OutOfRange: Story = {
  args: { value: 40, error: "Enter a number from 1 to 12." },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("spinbutton");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(args.error);
    await userEvent.click(canvas.getByRole("button", { name: args.increaseLabel }));
    await expect(field).toHaveValue(40);
    await userEvent.click(canvas.getByRole("button", { name: args.decreaseLabel }));
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
    await userEvent.clear(field);
    await userEvent.type(field, "40");
    await expect(field).toHaveValue(40);
  },
};

export const RightToLeft: Story = {
  globals: { language: "pseudo-rtl" },
  args: { description: "Children count as well." },
};

/** Label, help and error wrap; nothing is cut at 320 pixels. */
export const LongLabel: Story = {
  globals: { viewport: { value: "w320" }, language: "de" },
  args: {
    label: "Teilnehmerzahl der Donauradwegwanderung einschließlich Reisebegleitung",
    decreaseLabel: "Eine Person weniger",
    increaseLabel: "Eine Person mehr",
    description: "Kinder unter sechs Jahren zählen mit.",
    error: "Geben Sie eine Zahl von 1 bis 12 ein.",
    value: 40,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Within a sentence, whose words name it: the label is heard, not seen. */
export const InASentence: Story = {
  args: { isInline: true, label: "Adults" },
  render: (args) => (
    <p>
      Kettle evening, for <Counting {...args} /> adults.
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("spinbutton", { name: "Adults" })).toHaveValue(2);
  },
};
