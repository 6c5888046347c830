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
          "Use one form per page, below its subject, and one main button above that leads to it. Show errors only on submit, above the form and at each field. While the form is being sent, the button says so and does not change its width. The input is not lost, whatever the response.",
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
