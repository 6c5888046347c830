import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Container } from "../../../../src/components/Container/Container.tsx";
import {
  type CheckboxGroup,
  FilterCheckboxes,
} from "../../../../src/components/FilterCheckboxes/FilterCheckboxes.tsx";
import { FILTERS } from "../../../../src/documents/kinds/programFilters.ts";
import { MATRIX, Matrix, ON_PAPER } from "../../../matrix/Matrix.tsx";
import { wordsFor } from "../../../words.ts";
import example from "./FilterCheckboxes.example.tsx?raw";
import { guide } from "./FilterCheckboxes.guide.ts";

type Props = ComponentProps<typeof FilterCheckboxes>;

const noChange = (): void => undefined;

/** Type, length and month: two filters with several values, one with at most one. */
const SHOWN_FILTERS = FILTERS.filters.slice(0, 3);

const groupsOf = (...selected: string[]): CheckboxGroup[] =>
  SHOWN_FILTERS.map(({ name, values }) => ({
    label: name,
    choices: values.map((value) => ({ value, label: value })),
    selected: selected.filter((value) => values.includes(value)),
    onTick: noChange,
  }));

/** Holds the selected values, as a list does. */
function Choosing({ groups, ...props }: Props) {
  const [ticked, setTicked] = useState(groups.flatMap(({ selected }) => selected));
  return (
    <FilterCheckboxes
      {...props}
      groups={groups.map((group) => {
        const values = group.choices.map(({ value }) => value);
        const tick = (value: string, isTicked: boolean): void => {
          const gone = group.none === undefined ? [value] : values;
          const others = ticked.filter((other) => !gone.includes(other));
          setTicked(isTicked ? [...others, value] : others);
        };
        return { ...group, selected: ticked.filter((one) => values.includes(one)), onTick: tick };
      })}
    />
  );
}

const meta = {
  component: FilterCheckboxes,
  args: { groups: groupsOf() },
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
    const named = SHOWN_FILTERS.map(({ label, values, nameOf, isSingle }, index) => ({
      label: label(t),
      choices: values.map((value, place) => ({
        value,
        label: nameOf(value, t),
        count: place + 2,
      })),
      selected: args.groups[index]?.selected ?? [],
      onTick: noChange,
      none: isSingle ? t("months.any") : undefined,
    }));
    return <Choosing {...args} groups={named} />;
  },
} satisfies Meta<typeof FilterCheckboxes>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, step }) => {
    const [first, second] = canvas.getAllByRole("checkbox", { hidden: true });
    if (!first || !second) throw new Error("there are several choices");
    await step("selects and clears several options", async () => {
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

/** A checkbox, checked and not. On light backgrounds only. */
export const AllStates: Story = {
  parameters: MATRIX,
  globals: { viewport: { value: "w1280" } },
  render: (_, { globals }) => {
    const t = wordsFor(globals);
    const one = (name: string, isTicked: boolean, count?: number) => ({
      name,
      draw: (id: string) => (
        <FilterCheckboxes
          groups={[
            {
              label: t("filter.category"),
              choices: [{ value: id, label: t("filter.all"), count }],
              selected: isTicked ? [id] : [],
              onTick: noChange,
            },
          ]}
        />
      ),
    });
    const rows = [
      one("a choice", false),
      one("ticked", true),
      one("a choice with a count", false, 28),
      one("ticked, with a count", true, 28),
    ];
    return <Matrix rows={rows} grounds={ON_PAPER} target="label" focusTarget="input" />;
  },
};

/** At 320 px: two groups are rows that scroll sideways, the months a menu; one choice is ticked. */
export const OnASmallScreen: Story = {
  args: { groups: groupsOf("Nature") },
  globals: { viewport: { value: "w320" } },
};
