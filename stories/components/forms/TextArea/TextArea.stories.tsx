import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, userEvent } from "storybook/test";
import { TextArea } from "../../../../src/components/TextArea/TextArea.tsx";
import { MATRIX, Matrix, ON_PAPER } from "../../../matrix/Matrix.tsx";
import { wordsFor } from "../../../words.ts";
import example from "./TextArea.example.tsx?raw";
import { guide } from "./TextArea.guide.ts";

/** Holds the value, as a form does. */
function Typing({ value, ...props }: ComponentProps<typeof TextArea>) {
  const [text, setText] = useState(value);
  return <TextArea {...props} value={text} onChange={setText} />;
}

const meta = {
  component: TextArea,
  args: { id: "message", name: "message", label: "", value: "", onChange: () => {} },
  parameters: { guide, example },
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    return (
      <Typing {...args} label={t("form.message")} error={args.error && t("form.message.error")} />
    );
  },
} satisfies Meta<typeof TextArea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole("textbox");
    await userEvent.type(area, "Dunav{Enter}Drava");
    await expect(area).toHaveValue("Dunav\nDrava");
  },
};

/** Wrong: the edge is thick and in the colour of errors, and below the field stands what to do. */
export const WithError: Story = {
  args: { error: "shown" },
  play: async ({ canvas, globals }) => {
    const area = canvas.getByRole("textbox");
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription(wordsFor(globals)("form.message.error"));
  },
};

/** Empty, filled and invalid. On light backgrounds only. */
export const AllStates: Story = {
  parameters: MATRIX,
  render: (_, { globals }) => {
    const t = wordsFor(globals);
    const one = (name: string, value: string, error?: string) => ({
      name,
      draw: (id: string) => (
        <Typing
          id={id}
          name={id}
          label={t("form.message")}
          value={value}
          error={error}
          onChange={() => {}}
        />
      ),
    });
    const rows = [
      one("empty", ""),
      one("filled", "Dunav"),
      one("wrong", "", t("form.message.error")),
    ];
    return <Matrix rows={rows} grounds={ON_PAPER} states={["rest", "focus"]} />;
  },
};
