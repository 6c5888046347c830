import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Inquiry } from "../../src/features/Inquiry/Inquiry.tsx";
import { wordsFor } from "../words.ts";

const meta = {
  component: Inquiry,
  args: { title: "Kanumorgen im Auwald", lead: "" },
  render: ({ isTrip }, { globals }) => {
    const t = wordsFor(globals);
    return (
      <Inquiry
        title={t("contact.form.title")}
        lead={t("contact.form.lead")}
        about={isTrip ? "Kanumorgen im Auwald" : ""}
        isTrip={isTrip}
      />
    );
  },
  beforeEach: () => sessionStorage.clear(),
  parameters: {
    docs: {
      description: {
        component:
          "A visitor asks about a program, a place or the region. What is typed is checked on sending and from then on live, and is kept for the visit.",
      },
    },
  },
} satisfies Meta<typeof Inquiry>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AboutAProgram: Story = { args: { isTrip: true } };

export const WithErrors: Story = {
  args: { isTrip: true },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsFor(globals);
    await userEvent.type(canvas.getByRole("spinbutton"), "120");
    await userEvent.click(canvas.getByRole("button", { name: t("form.mail.action") }));
    const summary = canvas.getByRole("alert");
    await expect(summary).toHaveFocus();
    await expect(summary).toHaveTextContent(t("form.errors", { count: 3 }));
  },
};
