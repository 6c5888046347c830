import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Select } from "../../../../src/components/Select/Select.tsx";
import { MATRIX, Matrix, ON_PAPER } from "../../../matrix/Matrix.tsx";
import { declaredIn } from "../../../mediaRules.ts";
import { wordsFor } from "../../../words.ts";
import example from "./Select.example.tsx?raw";
import { guide } from "./Select.guide.ts";

/** Holds the selected value, as a list does. */
function Choosing({ selected, ...props }: ComponentProps<typeof Select>) {
  const [chosen, setChosen] = useState(selected);
  return <Select {...props} selected={chosen} onSelect={setChosen} />;
}

const meta = {
  component: Select,
  args: { label: "", name: "order", options: [], selected: "", onSelect: () => {} },
  parameters: { guide, example },
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    return (
      <Choosing
        {...args}
        label={t("programs.order")}
        options={[
          { value: "", label: t("programs.newest") },
          { value: "next", label: t("programs.next") },
          { value: "price", label: t("programs.price") },
        ]}
      />
    );
  },
} satisfies Meta<typeof Select>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    const select = canvas.getByRole("combobox", { name: t("programs.order") });
    await expect(select).toHaveDisplayValue(t("programs.newest"));
    await userEvent.selectOptions(select, "price");
    await expect(select).toHaveDisplayValue(t("programs.price"));
  },
};

/** Menu and label are left out in print. */
export const OnPaper: Story = {
  play: async ({ canvas }) => {
    const frame = canvas.getByRole("combobox").parentElement?.parentElement;
    if (!frame) throw new Error("The menu has no frame.");
    await expect(frame).toContainElement(frame.querySelector("label"));
    await expect(declaredIn("print", frame, "display")).toBe("none");
  },
};

/** At 320 px: the menu is no wider than the page. */
export const Narrow: Story = { globals: { viewport: { value: "w320" } } };

/** Label beside and above, with the number of results. On light backgrounds only. */
export const AllStates: Story = {
  parameters: MATRIX,
  render: (_, { globals }) => {
    const t = wordsFor(globals);
    const one = (name: string, labelIs: "above" | "beside", count?: number) => ({
      name,
      draw: (id: string) => (
        <Choosing
          label={t("months.label")}
          labelIs={labelIs}
          name={id}
          options={[{ value: "", label: t("months.any"), count }]}
          selected=""
          onSelect={() => {}}
        />
      ),
    });
    const rows = [
      one("its label beside it", "beside"),
      one("its label above it", "above"),
      one("with a count", "above", 28),
    ];
    return <Matrix rows={rows} grounds={ON_PAPER} target="select" />;
  },
};

/** Within a sentence: the label is heard, not seen. */
export const InASentence: Story = {
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    const options = [
      { value: "", label: t("months.any") },
      { value: "5", label: "5", isDisabled: true },
    ];
    return (
      <p>
        Ilok, <Choosing {...args} label={t("months.label")} labelIs="hidden" options={options} />.
      </p>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    await expect(canvas.getByRole("combobox", { name: t("months.label") })).toBeVisible();
  },
};
