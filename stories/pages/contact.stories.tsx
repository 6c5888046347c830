import type { Meta, StoryObj } from "@storybook/react-vite";
import { Contact } from "../../src/features/Contact/Contact.tsx";
import { officeFor } from "../people.ts";
import { illustration } from "./fixture.ts";
import { hasItsParts, inPage, pageParameters } from "./page.tsx";

const meta = {
  title: "Pages/Contact",
  component: Contact,
  args: { illustration },
  decorators: [inPage("contact")],
  parameters: pageParameters(
    "Template contact: the form on one side, the other ways to contact us on the other.",
  ),
  render: (args, { globals }) => <Contact {...args} people={officeFor(globals)} />,
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof Contact>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: hasItsParts };

export const OnATelephone: Story = { globals: { viewport: { value: "w320" } } };
