import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { OPERATOR } from "../../src/config/operator.ts";
import { ContactPerson } from "../../src/features/ContactPerson/ContactPerson.tsx";
import { officeFor } from "../people.ts";
import { pictureOf } from "../pictures.ts";
import { wordsFor } from "../words.ts";

const meta = {
  component: ContactPerson,
  args: { illustration: pictureOf("square", "") },
  parameters: {
    docs: {
      description: {
        component:
          "The person who answers, and the hours in which visitors can call. Use it beside a form. Visitors can call with one tap.",
      },
    },
  },
  render: (args, { globals }) => <ContactPerson people={officeFor(globals)} {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "24rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContactPerson>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const call = canvas.getByRole("link", { name: OPERATOR.phone });
    await expect(call.getAttribute("href")).toMatch(/^tel:\+?\d+$/);
    await expect(canvas.getByText(wordsFor(globals)("contact.hours.text"))).toBeVisible();
    for (const { name } of officeFor(globals)) await expect(canvas.getByText(name)).toBeVisible();
  },
};

export const WithoutPicture: Story = { args: { illustration: undefined } };

/** An operator who names nobody. */
export const WithoutName: Story = { args: { people: [] } };
