import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { PageName } from "../../src/documents/types.ts";
import { Sitemap } from "../../src/features/Sitemap/Sitemap.tsx";
import { siteIndex } from "../../src/lists/siteIndex.ts";
import { siteFor } from "../pages/fixture.ts";
import { pictureOf } from "../pictures.ts";
import { wordsFor } from "../words.ts";
import { writtenFor } from "../written.ts";

const NO_DOCUMENTS = siteIndex([], "en");

const meta = {
  component: Sitemap,
  args: {
    written: [],
    illustration: pictureOf("vineyards", ""),
    documents: NO_DOCUMENTS,
  },
  render: (args, { globals }) => {
    const written = ["about", "about-project", "plan", "terms", "accessibility"].map(
      (name): PageName => {
        const { path, title } = writtenFor(globals, name);
        return [path, title];
      },
    );
    return <Sitemap {...args} written={written} />;
  },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "All pages of a language by kind, in alphabetical order of that language. It has text links only, so that two thousand documents still fit on one page.",
      },
    },
  },
} satisfies Meta<typeof Sitemap>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (_, { globals }) => (
    <Sitemap {...siteFor(globals).sitemap} illustration={meta.args.illustration} />
  ),
};

export const WithoutDocuments: Story = {
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    const names = canvas
      .getAllByRole("heading", { level: 2 })
      .map(({ textContent }) => textContent);
    await expect(names).toEqual([t("sitemap.fixed")]);
  },
};

export const ALongTitle: Story = {
  globals: { language: "de" },
  args: {
    documents: {
      ...NO_DOCUMENTS,
      destination: [["/de/destinations/long/", "Donaudampfschifffahrtsgesellschaft".repeat(4)]],
    },
  },
};
