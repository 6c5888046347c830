import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inquiry } from "../../src/features/Inquiry/Inquiry.tsx";
import inquiry, * as states from "../features/Inquiry.stories.tsx";

const meta = {
  ...inquiry,
  title: "Patterns/Asking",
  component: Inquiry,
  parameters: {
    docs: {
      description: {
        component:
          "One form a page, below what it is about, and one main button above that leads to it. The visitor types; what is wrong is said on sending, above the form and at each field, never before. While it is on its way the button says so and keeps its width. What was typed stays, whatever the answer is.",
      },
    },
  },
} satisfies Meta<typeof Inquiry>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { ...states.AboutADayTrip };

export const WithErrors: Story = { ...states.WithErrors };

export const Sending: Story = { ...states.Sending };

export const Sent: Story = { ...states.Arrived };

export const NotSent: Story = { ...states.NotSent };
