import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { SearchResult } from "../../../../src/components/SearchResult/SearchResult.tsx";
import { PLACES, pictureOf } from "../../../pictures.ts";
import { wordsFor } from "../../../words.ts";
import { sectionFor } from "../../../written.ts";
import example from "./SearchResult.example.tsx?raw";
import { guide } from "./SearchResult.guide.ts";

const meta = {
  component: SearchResult,
  args: { href: "/", title: PLACES.wetland, kind: "", excerpt: [], picture: "" },
  parameters: { guide, example },
  // The component's h3 needs an h2 before it: the line with the number of results.
  decorators: [
    (Story) => (
      <>
        <h2 hidden>1</h2>
        <Story />
      </>
    ),
  ],
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    const [first = "", ...rest] = sectionFor(globals, 5).text.split(" ");
    return (
      <SearchResult
        {...args}
        kind={args.picture ? t("search.type.destination") : t("search.type.page")}
        excerpt={[
          { text: "… ", isMatch: false },
          { text: first, isMatch: true },
          { text: ` ${rest.slice(0, 24).join(" ")} …`, isMatch: false },
        ]}
      />
    );
  },
} satisfies Meta<typeof SearchResult>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { picture: pictureOf("wetland", "").src },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole("link")).toHaveAccessibleName(args.title);
    await expect(canvasElement.querySelectorAll("mark")).toHaveLength(1);
  },
};

/** A sign stands in place of the picture. */
export const WithoutPicture: Story = {};

/** The link leads to the section of the page that matches. */
export const PartOfAPage: Story = {
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    const { title, text } = sectionFor(globals, 5);
    return (
      <SearchResult
        {...args}
        title={title}
        kind={t("search.type.page")}
        page={t("nav.about")}
        excerpt={[{ text, isMatch: false }]}
      />
    );
  },
};

/** A long title wraps; the picture stays at its top. */
export const LongTitle: Story = {
  args: {
    title:
      "Wanderung durch das Überschwemmungsgebiet Donauauen mit Seeadlerbeobachtungsstation und anschließender Weinkellerbesichtigung",
    picture: pictureOf("wetland", "").src,
  },
  globals: { language: "de" },
};

/** The picture does not load: the same sign as without one. */
export const PictureFailed: Story = {
  args: { picture: "/pictures/none.webp" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("svg")).toBeVisible());
    await expect(canvasElement.querySelector("img")).toBeNull();
  },
};

/** Results that stand directly below the title of the page. */
export const BelowTitleOfPage: Story = {
  args: { headingLevel: 2 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: args.title })).toBeVisible();
  },
};
