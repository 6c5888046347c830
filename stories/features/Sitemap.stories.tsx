import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Sitemap } from "../../src/features/Sitemap/Sitemap.tsx";
import { wordsFor } from "../words.ts";

const meta = {
  component: Sitemap,
  args: {
    documents: {
      destination: [
        ["/en/destinations/ilok/", "Ilok"],
        ["/en/destinations/kopacki-rit/", "Kopački rit"],
        ["/en/destinations/vukovar/", "Vukovar"],
      ],
      program: [["/en/program/canoe-dawn/", "A canoe morning in the flooded forest"]],
      blog: [
        ["/en/blog/herons-at-first-light/", "Herons at first light: a morning in Kopački rit"],
        ["/en/blog/traminac/", "Traminac in the old cellars of Ilok"],
      ],
    },
  },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "Every page of the language by its kind, in the order of its alphabet. It has words only: with two thousand documents it is still one page.",
      },
    },
  },
} satisfies Meta<typeof Sitemap>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutDocuments: Story = {
  args: { documents: { destination: [], program: [], blog: [] } },
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    const names = canvas
      .getAllByRole("heading", { level: 2 })
      .map(({ textContent }) => textContent);
    await expect(names).toEqual([t("sitemap.fixed")]);
  },
};

export const ALongTitle: Story = {
  args: {
    documents: {
      destination: [["/en/destinations/long/", "Donaudampfschifffahrtsgesellschaft".repeat(4)]],
      program: [],
      blog: [],
    },
  },
};
