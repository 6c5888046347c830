import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { OPERATOR } from "../../src/config/operator.ts";
import { Contact } from "../../src/features/Contact/Contact.tsx";
import { pictureOf } from "../pictures.ts";

const meta = {
  component: Contact,
  args: { illustration: pictureOf("fortress", "") },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "A form for any question, and beside it the other ways to contact the operator: e-mail, telephone, address and opening hours.",
      },
    },
  },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof Contact>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: OPERATOR.mail })).toHaveAttribute(
      "href",
      `mailto:${OPERATOR.mail}`,
    );
    const call = canvas.getByRole("link", { name: OPERATOR.phone });
    await expect(call.getAttribute("href")).toMatch(/^tel:\+?\d+$/);
    // An inquiry about the region has dates and a number of people folded away.
    const [people] = canvas.queryAllByRole("spinbutton", { hidden: true });
    await expect(people?.closest("details")).not.toHaveAttribute("open");
  },
};
