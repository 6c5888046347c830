import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { OPERATOR } from "../../src/config/operator.ts";
import { Contact } from "../../src/features/Contact/Contact.tsx";
import { officeFor } from "../people.ts";
import { pictureOf } from "../pictures.ts";
import { wordsFor } from "../words.ts";

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
  render: (args, { globals }) => <Contact people={officeFor(globals)} {...args} />,
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof Contact>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    for (const { name } of officeFor(globals)) await expect(canvas.getByText(name)).toBeVisible();
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

/** An operator who names nobody has no such heading. */
export const WithoutName: Story = {
  args: { people: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByText(wordsFor(globals)("contact.people"))).toBeNull();
  },
};
