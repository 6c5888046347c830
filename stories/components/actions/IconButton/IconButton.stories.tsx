import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { IconButton } from "../../../../src/components/IconButton/IconButton.tsx";
import { MATRIX, Matrix } from "../../../matrix/Matrix.tsx";
import { wordsFor } from "../../../words.ts";
import example from "./IconButton.example.tsx?raw";
import { guide } from "./IconButton.guide.ts";

const meta = {
  component: IconButton,
  args: { icon: "share", label: "", onClick: fn() },
  parameters: { guide, example },
  render: (args, { globals }) => (
    <IconButton {...args} label={args.label || wordsFor(globals)("nav.contact")} />
  ),
} satisfies Meta<typeof IconButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button");
    await expect(button).toHaveAccessibleName();
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Tone and state on every background; toggled on, and disabled. */
export const AllStates: Story = {
  parameters: MATRIX,
  render: (_, { globals }) => {
    const label = wordsFor(globals)("gallery.pause");
    const tones = ["plain", "ringed", "raised"] as const;
    const rows = tones.flatMap((tone) => [
      { name: tone, draw: () => <IconButton icon="pause" label={label} tone={tone} /> },
      {
        name: `${tone}, on`,
        draw: () => <IconButton icon="pause" label={label} tone={tone} aria-pressed />,
      },
      {
        name: `${tone}, nothing to do`,
        draw: () => <IconButton icon="pause" label={label} tone={tone} aria-disabled />,
      },
    ]);
    return <Matrix rows={rows} />;
  },
  play: async ({ canvasElement }) => {
    // Lines stay in forced colours, and take the colour of the sign on any ground.
    const lines = [...canvasElement.querySelectorAll("[aria-pressed=true]")].map((button) => {
      const { borderStyle, borderColor, color } = getComputedStyle(button);
      return borderStyle === "double" && borderColor === color;
    });
    await expect(lines.length).toBeGreaterThan(0);
    await expect(lines).not.toContain(false);
  },
};

/** `tone="raised"` has a ground of its own, so the sign can be seen on any picture. */
export const OnPicture: Story = {
  args: { icon: "close", tone: "raised" },
  decorators: [
    (Story) => (
      <div
        style={{
          padding: "3rem",
          background: "url(/pictures/wetland.webp) center / cover",
        }}
      >
        <Story />
      </div>
    ),
  ],
};
