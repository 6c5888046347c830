import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { RichText } from "../../../../src/components/RichText/RichText.tsx";
import type { RichText as Blocks, Inline } from "../../../../src/documents/types.ts";
import { pictureOf } from "../../../pictures.ts";
import { wordsFor } from "../../../words.ts";

const text = (words: string): Inline => ({ kind: "text", text: words });

const HERONS: Blocks = [
  {
    kind: "paragraph",
    children: [
      text("The ranger cuts the engine, and the flooded forest starts talking. "),
      { kind: "strong", children: [text("Come in April")] },
      text(", when the Danube stands between the willows, and look for the "),
      {
        kind: "link",
        link: { to: "page", path: "/en/destinations/kopacki-rit/", language: "en" },
        children: [text("landing stage at Kopačevo")],
      },
      text("."),
    ],
  },
  { kind: "heading", level: 2, children: [text("What you will see")] },
  {
    kind: "list",
    ordered: false,
    items: [
      [text("White-tailed eagles, on the dead oaks")],
      [text("Grey herons, "), { kind: "em", children: [text("before eight")] }],
      [text("Deer that swim from one bank to the other")],
    ],
  },
  {
    kind: "image",
    picture: { ...pictureOf("wetland", "A heron among water lilies"), credit: "Vidikovac" },
    link: null,
    caption: [text("On the boardwalk, half an hour after sunrise.")],
  },
  {
    kind: "paragraph",
    children: [
      {
        kind: "label",
        label: "quote",
        children: [
          text("Check the water level before you come. In very low water the boat does not run."),
        ],
      },
    ],
  },
  { kind: "heading", level: 3, children: [text("How the morning goes")] },
  {
    kind: "list",
    ordered: true,
    items: [
      [text("Meet at the landing stage, a quarter of an hour before sunrise")],
      [text("Two hours on the water")],
      [text("Breakfast on the platform")],
    ],
  },
  {
    kind: "embed",
    href: "https://www.youtube.com/watch?v=heron",
    title: "Kopački rit from the air",
  },
];

const meta = {
  component: RichText,
  args: { blocks: HERONS, creditLine: (credit) => credit },
  parameters: {
    docs: {
      description: {
        component:
          "Text that editors wrote in the content service, block by block. The transform has already checked its links. Embedded content from other sites is shown as a link, so that nothing loads from other hosts without consent. For the site's own text use Prose.",
      },
    },
  },
  render: (args, { globals }) => (
    <RichText {...args} creditLine={(credit) => wordsFor(globals)("picture.credit", { credit })} />
  ),
} satisfies Meta<typeof RichText>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("figure")).toHaveTextContent("Vidikovac");
    await expect(canvas.getByRole("blockquote")).toBeVisible();
    await expect(canvas.getByRole("link", { name: /from the air/ })).toHaveAttribute(
      "href",
      "https://www.youtube.com/watch?v=heron",
    );
    await expect(document.querySelector("iframe")).toBeNull();
  },
};

export const Headings: Story = {
  args: {
    blocks: ([1, 2, 3, 4, 5, 6] as const).flatMap(
      (level): Blocks => [
        { kind: "heading", level, children: [text(`Vineyards above the river, level ${level}`)] },
        {
          kind: "paragraph",
          children: [text("Six hundred years of cellar walls, one grape that keeps its perfume.")],
        },
      ],
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading", { level: 1 })).toBeNull();
  },
};

/** All inline formatting, also nested. */
export const Spans: Story = {
  args: {
    blocks: [
      {
        kind: "paragraph",
        children: [
          text("The innkeeper says “"),
          { kind: "label", label: "quote", children: [text("no paprika, no paprikash")] },
          text("”, which is "),
          { kind: "strong", children: [text("true "), { kind: "em", children: [text("here")] }] },
          text(". "),
          { kind: "label", label: "hint", children: [text("Bring cash.")] },
          { kind: "break" },
          text("Write to "),
          {
            kind: "link",
            link: { to: "address", href: "mailto:inn@example.org" },
            children: [text("inn@example.org")],
          },
          text(" or read on in "),
          {
            kind: "link",
            link: { to: "page", path: "/de/blog/", language: "de" },
            children: [{ kind: "strong", children: [text("German")] }],
          },
          text("."),
        ],
      },
    ],
  },
};

export const Preformatted: Story = {
  args: {
    blocks: [
      {
        kind: "preformatted",
        text: "06:10  Kopačevo, landing stage\n08:30  Platform, breakfast\n11:00  Kopačevo",
      },
    ],
  },
};

export const LinkedPicture: Story = {
  args: {
    blocks: [
      {
        kind: "image",
        picture: pictureOf("cellar", "The old cellars of Ilok"),
        link: { to: "page", path: "/en/program/three-cellars/", language: "en" },
        caption: [],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "The old cellars of Ilok" })).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    blocks: [
      {
        kind: "heading",
        level: 2,
        children: [text("Donauauenüberschwemmungsgebietsbeobachtungsstation")],
      },
      {
        kind: "paragraph",
        children: [
          text("https://www.example.org/ein/sehr/langer/weg/zu/einer/seite/ohne/leerzeichen"),
        ],
      },
      { kind: "preformatted", text: "0".repeat(120) },
      { kind: "embed", href: `https://example.org/${"a".repeat(90)}`, title: "a".repeat(90) },
    ],
  },
  globals: { viewport: { value: "w320" }, language: "de" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
