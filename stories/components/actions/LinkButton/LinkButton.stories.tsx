import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Icon } from "../../../../src/components/Icon/Icon.tsx";
import { LinkButton } from "../../../../src/components/LinkButton/LinkButton.tsx";
import { routePath } from "../../../../src/i18n/routes.ts";
import { MATRIX, Matrix } from "../../../matrix/Matrix.tsx";
import { contentLanguage, wordsFor } from "../../../words.ts";
import example from "./LinkButton.example.tsx?raw";
import { guide } from "./LinkButton.guide.ts";

const meta = {
  component: LinkButton,
  args: { href: "", children: "" },
  parameters: { guide, example },
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

/** Tone, size and state on every background. */
export const AllStates: Story = {
  parameters: MATRIX,
  render: (_, { globals }) => {
    const words = wordsFor(globals)("home.browse-programs");
    const href = routePath("programs", contentLanguage(globals));
    const tones = ["main", "quiet"] as const;
    const sizes = ["medium", "small"] as const;
    const plain = tones.flatMap((tone) =>
      sizes.map((size) => ({
        name: `${tone}, ${size}`,
        draw: () => (
          <LinkButton href={href} tone={tone} size={size}>
            {words}
          </LinkButton>
        ),
      })),
    );
    const withSign = {
      name: "with a sign",
      draw: () => (
        <LinkButton href={href}>
          {words} <Icon name="arrow-end" />
        </LinkButton>
      ),
    };
    return <Matrix rows={[...plain, withSign]} />;
  },
};
