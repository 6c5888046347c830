import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import {
  InternalLinkProvider,
  Link,
  type LinkProps,
} from "../../../../src/components/Link/Link.tsx";
import { MATRIX, Matrix } from "../../../matrix/Matrix.tsx";
import { wordsFor } from "../../../words.ts";
import example from "./Link.example.tsx?raw";
import { guide } from "./Link.guide.ts";

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
  parameters: { guide, example },
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

/** A path leads to a page of the site: the component of InternalLinkProvider draws it. */
export const Internal: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("data-link", "internal");
  },
};

/** Alone and in a sentence, on every background. */
export const AllStates: Story = {
  parameters: MATRIX,
  render: (_, { globals }) => {
    const t = wordsFor(globals);
    const rows = [
      { name: "a link", draw: () => <Link href="/en/">{t("nav.home")}</Link> },
      {
        name: "the current page",
        draw: () => (
          <Link href="/en/" aria-current="page">
            {t("nav.home")}
          </Link>
        ),
      },
      {
        name: "another language",
        draw: () => (
          <Link href="/de/" hrefLang="de" lang="de">
            Deutsch
          </Link>
        ),
      },
    ];
    return <Matrix rows={rows} states={["rest", "hover", "focus"]} />;
  },
};

/** An address with a scheme leads elsewhere: a plain anchor. */
export const External: Story = {
  args: { href: "https://www.example.org/", children: "example.org" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).not.toHaveAttribute("data-link");
  },
};

/** Two leading slashes lead to another host: a plain anchor, not a path. */
export const OtherHost: Story = {
  args: { href: "//www.example.org/", children: "www.example.org" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).not.toHaveAttribute("data-link");
  },
};
