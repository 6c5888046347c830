import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Icon } from "../../src/components/Icon/Icon.tsx";
import { LinkButton } from "../../src/components/LinkButton/LinkButton.tsx";
import { routePath } from "../../src/i18n/routes.ts";
import { contentLanguage, wordsFor } from "../words.ts";

const meta = {
  component: LinkButton,
  args: { href: "", children: "" },
  parameters: {
    docs: {
      description: {
        component:
          "The one way on that matters most: it looks like a button and is a link. At most one main one in sight, next to it perhaps a quiet one. Within a sentence or a list use a Link; for something that happens on this page, a Button.",
      },
    },
  },
  render: (args, { globals }) => (
    <LinkButton {...args} href={routePath("programs", contentLanguage(globals))}>
      {args.children || wordsFor(globals)("home.browse-programs")}
    </LinkButton>
  ),
} satisfies Meta<typeof LinkButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAccessibleName();
  },
};

export const Quiet: Story = { args: { tone: "quiet" } };

export const Small: Story = { args: { size: "small" } };

export const WithIcon: Story = {
  render: (args, { globals }) => (
    <LinkButton {...args} href={routePath("programs", contentLanguage(globals))}>
      {wordsFor(globals)("home.browse-programs")} <Icon name="arrow-end" />
    </LinkButton>
  ),
};
