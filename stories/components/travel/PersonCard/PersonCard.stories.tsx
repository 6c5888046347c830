import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PersonCard } from "../../../../src/components/PersonCard/PersonCard.tsx";
import { peopleFor } from "../../../people.ts";
import example from "./PersonCard.example.tsx?raw";
import { guide } from "./PersonCard.guide.ts";

const meta = {
  component: PersonCard,
  args: { name: "" },
  parameters: { guide, example },
  render: (args, { globals }) => {
    const [person] = peopleFor(globals);
    return <PersonCard {...person} {...args} name={args.name || (person?.name ?? "")} />;
  },
} satisfies Meta<typeof PersonCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const [person] = peopleFor(globals);
    await expect(canvas.getByText(person?.name ?? "?")).toBeVisible();
    const portrait = canvasElement.querySelector("img");
    await expect(portrait).toHaveAttribute("alt", "");
    await expect(portrait).toHaveAttribute("loading", "lazy");
    await expect(portrait?.getBoundingClientRect().width).toBeLessThanOrEqual(96);
  },
};

/** Who guides, and who answers. */
export const Everyone: Story = {
  render: (_, { globals }) => (
    <div style={{ display: "grid", gap: "1.5rem" }}>
      {peopleFor(globals).map((person) => (
        <PersonCard key={person.name} {...person} />
      ))}
    </div>
  ),
};

export const WithoutPortrait: Story = {
  args: { portrait: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("img")).toBeNull();
  },
};

/** A portrait that is not square is cropped to a circle. */
export const WithWidePortrait: Story = {
  args: {
    portrait: {
      src: "/pictures/fortress.webp",
      srcSet: "",
      sources: [],
      alt: "",
      credit: "",
      width: 1600,
      height: 1067,
      placeholder: "",
    },
  },
  play: async ({ canvasElement }) => {
    const { width, height } = canvasElement.querySelector("img")?.getBoundingClientRect() ?? {};
    await expect(width).toBe(height);
  },
};

export const OnlyName: Story = { args: { portrait: undefined, about: "" } };

/** A name without a space wraps beside the portrait. */
export const LongWords: Story = {
  args: { name: "Wolfeschlegelsteinhausenbergerdorff-Maximiliana", about: "Donauried ".repeat(24) },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
