import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Field } from "../../../../src/components/Field/Field.tsx";
import { MATRIX, Matrix, ON_PAPER } from "../../../matrix/Matrix.tsx";
import { wordsFor } from "../../../words.ts";
import example from "./Field.example.tsx?raw";
import { guide } from "./Field.guide.ts";

/** Holds the value, as a form does. */
function Typing({ value, ...props }: ComponentProps<typeof Field>) {
  const [text, setText] = useState(value);
  return <Field {...props} value={text} onChange={setText} />;
}

const meta = {
  component: Field,
  args: { id: "email", name: "email", label: "", value: "", type: "email", onChange: () => {} },
  parameters: { guide, example },
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    return (
      <Typing
        {...args}
        label={args.label || t("form.email")}
        optionalMark={args.optionalMark && t("form.optional")}
        description={args.description && t("form.email.description")}
        error={args.error && t("form.email.error")}
      />
    );
  },
} satisfies Meta<typeof Field>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "ana@example.org");
    await expect(input).toHaveValue("ana@example.org");
    await expect(input).toBeRequired();
  },
};

/** Help between the label and the field; screen readers say it after the label. */
export const WithDescription: Story = {
  args: { description: "shown" },
  play: async ({ canvas, globals }) => {
    const input = canvas.getByRole("textbox");
    await expect(input).toHaveAccessibleDescription(wordsFor(globals)("form.email.description"));
  },
};

/** Wrong: the edge is thick and in the colour of errors, and below the field stands what to do. */
export const WithError: Story = {
  args: { value: "ana@", description: "shown", error: "shown" },
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    const input = canvas.getByRole("textbox");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      `${t("form.email.description")} ${t("form.email.error")}`,
    );
  },
};

/** A field that may stay empty is marked after its label; required fields have no mark. */
export const Optional: Story = {
  args: { optionalMark: "shown" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).not.toBeRequired();
  },
};

/** Empty, filled, invalid, and each type. On light backgrounds only. */
export const AllStates: Story = {
  parameters: MATRIX,
  render: (_, { globals }) => {
    const t = wordsFor(globals);
    type Wishes = Partial<ComponentProps<typeof Field>>;
    const one = (name: string, { label = t("form.email"), ...wishes }: Wishes) => ({
      name,
      draw: (id: string) => (
        <Typing name={id} value="" onChange={() => {}} {...wishes} label={label} id={id} />
      ),
    });
    const rows = [
      one("empty", {}),
      one("filled", { value: "ana@example.org" }),
      one("optional", { label: t("form.name"), optionalMark: t("form.optional") }),
      one("with a hint", { description: t("form.email.description") }),
      one("wrong", { value: "ana@", error: t("form.email.error") }),
      one("a day", { type: "date", label: t("form.date.from") }),
      one("a number", { type: "number", value: "2", label: t("form.people") }),
    ];
    return <Matrix rows={rows} grounds={ON_PAPER} states={["rest", "focus"]} />;
  },
};

/** Within a sentence: the label is heard, not seen. */
export const InASentence: Story = {
  args: { isInline: true, type: "date", value: "2026-05-20" },
  render: (args, { globals }) => (
    <p>
      Ilok, <Typing {...args} label={wordsFor(globals)("form.date.only")} />.
    </p>
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByLabelText(wordsFor(globals)("form.date.only"))).toBeVisible();
  },
};
