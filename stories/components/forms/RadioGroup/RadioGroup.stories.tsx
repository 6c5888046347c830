import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { RadioGroup } from "../../../../src/components/RadioGroup/RadioGroup.tsx";
import { MATRIX, Matrix } from "../../../matrix/Matrix.tsx";
import { wordsFor } from "../../../words.ts";
import example from "./RadioGroup.example.tsx?raw";
import { guide } from "./RadioGroup.guide.ts";

type Props = ComponentProps<typeof RadioGroup>;

function Chosen({ onSelect, selected, ...props }: Props) {
  const [value, setValue] = useState(selected);
  const select = (next: string): void => {
    setValue(next);
    onSelect(next);
  };
  return <RadioGroup {...props} selected={value} onSelect={select} />;
}

const meta = {
  component: RadioGroup,
  args: { label: "", name: "theme", options: [], selected: "device", onSelect: fn() },
  parameters: { guide, example },
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    const options = (["day", "evening", "device"] as const).map((value) => ({
      value,
      label: t(`theme.${value}`),
    }));
    return (
      <Chosen
        {...args}
        label={args.label || t("theme.label")}
        options={args.options.length > 0 ? args.options : options}
      />
    );
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On every background: the mark has the colour of the text. */
export const AllStates: Story = {
  parameters: MATRIX,
  render: (_, { globals }) => {
    const t = wordsFor(globals);
    const options = [{ value: "day", label: t("theme.day") }];
    const draw = (name: string, selected: string) => ({
      name,
      draw: () => (
        <RadioGroup
          label={t("theme.label")}
          name={name}
          options={options}
          selected={selected}
          onSelect={() => undefined}
        />
      ),
    });
    return <Matrix rows={[draw("chosen", "day"), draw("not chosen", "evening")]} target="input" />;
  },
};

/** The arrow keys choose, and Tab leaves the group. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { checked: true })).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onSelect).toHaveBeenLastCalledWith("evening");
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onSelect).toHaveBeenLastCalledWith("day");
    await expect(canvas.getAllByRole("radio", { checked: true })).toHaveLength(1);
  },
};

/** Long labels wrap; nothing is cut at 320 pixels. */
export const LongLabels: Story = {
  globals: { viewport: { value: "w320" }, language: "de" },
  args: {
    label: "Wie möchten Sie zur Anlegestelle kommen?",
    selected: "van",
    options: [
      { value: "van", label: "Mit dem Kleinbus ab der Straßenbahnhaltestelle am Winterhafen" },
      { value: "own", label: "Mit dem eigenen Fahrrad" },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
