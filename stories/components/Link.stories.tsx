import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { InternalLinkProvider, Link, type LinkProps } from "../../src/components/Link/Link.tsx";
import { wordsFor } from "../words.ts";

function InternalLinkOfTheSite({ children, ...props }: LinkProps) {
  return (
    <a {...props} data-link="internal">
      {children}
    </a>
  );
}

const meta = {
  component: Link,
  args: { href: "/en/", children: "" },
  parameters: {
    docs: {
      description: {
        component:
          "A way to another page, within a sentence or a list. Paths are internal and drawn by whatever the site hands in through InternalLinkProvider; addresses with a scheme, and those that begin with two slashes, are plain anchors. For something that happens on this page use a button; for the one way on that matters most, a LinkButton.",
      },
    },
  },
  decorators: [
    (Story) => (
      <InternalLinkProvider value={InternalLinkOfTheSite}>
        <Story />
      </InternalLinkProvider>
    ),
  ],
  render: (args, { globals }) => (
    <Link {...args}>{args.children || wordsFor(globals)("nav.home")}</Link>
  ),
} satisfies Meta<typeof Link>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Internal: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("data-link", "internal");
  },
};

export const CurrentPage: Story = { args: { "aria-current": "page" } };

export const External: Story = {
  args: { href: "https://www.example.org/", children: "example.org" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).not.toHaveAttribute("data-link");
  },
};

export const OtherHost: Story = {
  args: { href: "//www.example.org/", children: "www.example.org" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).not.toHaveAttribute("data-link");
  },
};

export const OtherLanguage: Story = {
  args: { href: "/de/", hrefLang: "de", lang: "de", children: "Deutsch" },
};
