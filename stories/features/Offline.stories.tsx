import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Offline } from "../../src/features/Offline/Offline.tsx";
import { LANGUAGES } from "../../src/i18n/languages.ts";
import { recordAddress } from "../../src/runtime/keptJourney.ts";
import { cacheName } from "../../src/runtime/offline.ts";
import { pictureOf } from "../pictures.ts";
import { wordsFor } from "../words.ts";

const BASE = "/book/";
const PAGES = cacheName("pages", BASE);
const JOURNEY = cacheName("journey", BASE);
const TITLES = ["Ilok", "Vukovar", "Osijek"];

/** Fills the cache as the service worker does, in every language of the toolbar. */
async function cachePages(): Promise<() => Promise<boolean>> {
  const cache = await caches.open(PAGES);
  for (const language of LANGUAGES) {
    for (const title of TITLES) {
      const address = `${BASE}${language}/destinations/${title.toLowerCase()}/`;
      await cache.put(address, new Response(`<h1>${title}</h1>`));
    }
  }
  return () => caches.delete(PAGES);
}

const meta = {
  component: Offline,
  args: { base: BASE, address: null, illustration: pictureOf("wetland", "") },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "The visitor is offline and this page is not cached on the device. It lists the pages that are, retries from time to time, and opens the requested page when the connection is back. Without JavaScript it shows its text and a link to retry.",
      },
    },
  },
} satisfies Meta<typeof Offline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  beforeEach: cachePages,
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    await expect(await canvas.findByRole("heading", { name: t("offline.pages") })).toBeVisible();
    const links = canvas.getAllByRole("listitem").map(({ textContent }) => textContent);
    await expect(links).toEqual(["Osijek", "Vukovar", "Ilok"]);
  },
};

/** The visitor keeps a journey on the device: it comes first, and no page is listed twice. */
export const KeptJourney: Story = {
  beforeEach: async () => {
    const removePages = await cachePages();
    const cache = await caches.open(JOURNEY);
    const pages = LANGUAGES.flatMap((language) => [
      `/${language}/journey/`,
      `/${language}/destinations/ilok/`,
    ]);
    for (const path of pages) {
      const title = path.endsWith("/ilok/") ? "Ilok" : "Danube";
      await cache.put(BASE + path.slice(1), new Response(`<h1>${title}</h1>`));
    }
    await cache.put(recordAddress(BASE), new Response(JSON.stringify({ pages })));
    return async () => {
      await removePages();
      await caches.delete(JOURNEY);
    };
  },
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    await expect(await canvas.findByRole("heading", { name: t("offline.journey") })).toBeVisible();
    const links = canvas.getAllByRole("listitem").map(({ textContent }) => textContent);
    await expect(links).toEqual(["Danube", "Ilok", "Osijek", "Vukovar"]);
  },
};

export const NothingKept: Story = {
  args: { base: "/book/new/" },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(wordsFor(globals)("offline.nothing"))).toBeVisible();
  },
};
