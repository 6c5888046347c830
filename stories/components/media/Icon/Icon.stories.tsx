import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Icon, type IconName } from "../../../../src/components/Icon/Icon.tsx";
import { wordsFor } from "../../../words.ts";
import example from "./Icon.example.tsx?raw";
import { guide } from "./Icon.guide.ts";

// A record of all names, so that a new icon does not compile until it is shown here.
const ALL: Record<IconName, true> = {
  "arrow-start": true,
  "arrow-end": true,
  "arrow-up": true,
  "arrow-down": true,
  "chevron-down": true,
  close: true,
  menu: true,
  check: true,
  plus: true,
  minus: true,
  filter: true,
  search: true,
  mail: true,
  phone: true,
  pin: true,
  clock: true,
  calendar: true,
  people: true,
  share: true,
  play: true,
  pause: true,
  external: true,
  info: true,
  warning: true,
  images: true,
  drag: true,
  heart: true,
  globe: true,
};

const isIconName = (name: string): name is IconName => name in ALL;

const meta = {
  component: Icon,
  args: { name: "mail" },
  parameters: {
    guide,
    example,
  },
} satisfies Meta<typeof Icon>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Every icon with its name, in the large size. */
export const All: Story = {
  render: () => (
    <ul
      style={{
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(8rem, 1fr))",
        gap: "1.5rem",
      }}
    >
      {Object.keys(ALL)
        .filter(isIconName)
        .map((name) => (
          <li key={name}>
            <Icon name={name} size="large" />
            <div>{name}</div>
          </li>
        ))}
    </ul>
  ),
};

/** As large as the text beside it; screen readers skip it. */
export const WithinText: Story = {
  render: (args, { globals }) => (
    <p>
      <Icon {...args} /> {wordsFor(globals)("contact.mail")}
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

/** With a label it is an image with a name. */
export const Spoken: Story = {
  args: { name: "check", size: "medium" },
  render: (args, { globals }) => <Icon {...args} label={wordsFor(globals)("offer.included")} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img")).toHaveAccessibleName();
  },
};

/** Arrows are mirrored in right-to-left text; other icons are not. */
export const RightToLeft: Story = {
  args: { name: "arrow-end", size: "large" },
  render: (args) => (
    <div dir="rtl">
      <Icon {...args} />
      <Icon {...args} name="search" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [arrow, glass] = canvasElement.querySelectorAll("svg");
    if (!arrow || !glass) throw new Error("both signs are drawn");
    await expect(getComputedStyle(arrow).transform).toBe("matrix(-1, 0, 0, 1, 0, 0)");
    await expect(getComputedStyle(glass).transform).toBe("none");
  },
};
