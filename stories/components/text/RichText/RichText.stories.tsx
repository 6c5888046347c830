import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { RichText } from "../../../../src/components/RichText/RichText.tsx";
import type { RichText as Blocks, Inline } from "../../../../src/documents/types.ts";
import { routePath } from "../../../../src/i18n/routes.ts";
import { PLACES, pictureOf } from "../../../pictures.ts";
import { contentLanguage, topicWord, wordsFor } from "../../../words.ts";
import { sectionFor, sectionsFor } from "../../../written.ts";
import example from "./RichText.example.tsx?raw";
import { guide } from "./RichText.guide.ts";

const text = (words: string): Inline => ({ kind: "text", text: words });

const VIDEO = "https://www.youtube.com/watch?v=heron";

/** A block of each kind, in the toolbar's language. */
function blocksFor(globals: { language?: unknown }): Blocks {
  const t = wordsFor(globals);
  const [region, work] = [sectionFor(globals, 0), sectionFor(globals, 2)];
  const language = contentLanguage(globals);
  return [
    {
      kind: "paragraph",
      children: [
        text(`${t("site.description")} `),
        { kind: "strong", children: [text(t("list.ask.title"))] },
        text(" "),
        {
          kind: "link",
          link: { to: "page", path: routePath("contact", language), language },
          children: [text(t("list.ask.action"))],
        },
        text("."),
      ],
    },
    { kind: "heading", level: 2, children: [text(region.title)] },
    {
      kind: "list",
      ordered: false,
      items: [
        [text(topicWord(t, "Nature"))],
        [text(`${topicWord(t, "Vineyards")} · `), { kind: "em", children: [text(PLACES.cellar)] }],
        [text(topicWord(t, "Gastronomy"))],
      ],
    },
    {
      kind: "image",
      picture: { ...pictureOf("wetland", PLACES.wetland), credit: t("site.name") },
      link: null,
      caption: [text(t("blog.lead"))],
    },
    {
      kind: "paragraph",
      children: [{ kind: "label", label: "quote", children: [text(t("home.stories.lead"))] }],
    },
    { kind: "heading", level: 3, children: [text(work.title)] },
    {
      kind: "list",
      ordered: true,
      items: sectionsFor(globals).map(({ title }) => [text(title)]),
    },
    { kind: "embed", href: VIDEO, title: PLACES.wetland },
  ];
}

const meta = {
  component: RichText,
  args: { blocks: [], creditLine: (credit) => credit },
  parameters: { guide, example },
  render: (args, { globals }) => (
    <RichText
      {...args}
      blocks={args.blocks.length > 0 ? args.blocks : blocksFor(globals)}
      creditLine={(credit) => wordsFor(globals)("picture.credit", { credit })}
    />
  ),
} satisfies Meta<typeof RichText>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const credit = wordsFor(globals)("site.name");
    await expect(canvas.getByRole("figure")).toHaveTextContent(credit);
    await expect(canvas.getByRole("blockquote")).toBeVisible();
    await expect(canvas.getByRole("link", { name: /youtube/ })).toHaveAttribute("href", VIDEO);
    await expect(document.querySelector("iframe")).toBeNull();
  },
};

/** All levels of the editor. Level 1 becomes level 2: the page’s title is the only one. */
export const Headings: Story = {
  render: (args, { globals }) => {
    const { title, text: words } = sectionFor(globals, 0);
    const blocks = ([1, 2, 3, 4, 5, 6] as const).flatMap(
      (level): Blocks => [
        { kind: "heading", level, children: [text(`${title} (${level})`)] },
        { kind: "paragraph", children: [text(words)] },
      ],
    );
    return <RichText {...args} blocks={blocks} />;
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
  globals: { language: "en" },
};

/** Spaces and line ends are kept, as in a timetable. */
export const Preformatted: Story = {
  args: {
    blocks: [
      {
        kind: "preformatted",
        text: "06:10  Kopačevo, landing stage\n08:30  Platform, breakfast\n11:00  Kopačevo",
      },
    ],
  },
  globals: { language: "en" },
};

/** The picture is the link, named by its description. */
export const LinkedPicture: Story = {
  args: {
    blocks: [
      {
        kind: "image",
        picture: pictureOf("cellar", PLACES.cellar),
        link: { to: "page", path: "/en/program/three-cellars/", language: "en" },
        caption: [],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: PLACES.cellar })).toBeVisible();
  },
};

/** Words, addresses and rows without a space break on a narrow screen. */
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
