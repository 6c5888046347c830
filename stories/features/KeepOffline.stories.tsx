import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { KeepOffline } from "../../src/features/KeepOffline/KeepOffline.tsx";
import type { OfflineKeeper } from "../../src/features/KeepOffline/offlineKeeper.ts";
import type { KeepProgress, KeptJourney } from "../../src/runtime/keptJourney.ts";
import { wordsFor } from "../words.ts";

const PAGES = ["journey", "canoe-dawn", "ilok", "vukovar", "osijek", "batina", "bac"].map(
  (name) => `/de/${name}/`,
);
const FILES = ["/lists/de-catalogue.json"];
const BUILD = "173cf261c246012e8625";

const WHOLE: KeptJourney = {
  state: "done",
  done: 74,
  total: 74,
  bytes: 5_212_000,
  pages: PAGES,
  files: FILES,
  since: "2026-05-02T12:00:00.000Z",
  build: BUILD,
};

const PART = { done: 12, total: 40, bytes: 2_140_000 };

/** A device on which this is kept. Without an end, keeping goes on for ever. */
function keeperWith(kept: KeptJourney | null, end?: KeptJourney): OfflineKeeper {
  let now = kept;
  return {
    isPossible: async () => {
      // A story that is opened again begins anew.
      now = kept;
      return true;
    },
    read: async () => now,
    keep: (_, report) => {
      const counts: KeepProgress = { ...PART, state: "keeping" };
      report(counts);
      if (!end) return new Promise(() => {});
      now = end.total > 0 ? end : kept;
      return Promise.resolve(end);
    },
    remove: async () => {
      now = null;
    },
    build: () => BUILD,
  };
}

const meta = {
  component: KeepOffline,
  args: { pages: PAGES, files: FILES, keeper: keeperWith(null) },
  parameters: {
    docs: {
      description: {
        component:
          "Keeps all pages of the visitor's journey on this device, so that they open without a connection. Says how far it is, what is kept and since when, and what is missing. What is stored already is not fetched again. Hidden in print and without JavaScript.",
      },
    },
  },
} satisfies Meta<typeof KeepOffline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NotKept: Story = {
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    await expect(await canvas.findByRole("button", { name: t("my.offline.action") })).toBeVisible();
  },
};

const pressMain: Story["play"] = async ({ canvas, globals }) => {
  const t = wordsFor(globals);
  const names = [t("my.offline.action"), t("my.offline.go-on"), t("my.offline.update")];
  const buttons = await canvas.findAllByRole("button");
  const main = buttons.find(({ textContent }) =>
    names.some((name) => textContent?.startsWith(name)),
  );
  if (!main) throw new Error("The story has no button to begin with.");
  await userEvent.click(main);
};

export const Keeping: Story = {
  play: async (context) => {
    await pressMain(context);
    const { canvas, globals } = context;
    const t = wordsFor(globals);
    await expect(await canvas.findByRole("progressbar")).toHaveAttribute("value", "12");
    await expect(canvas.getByRole("button", { name: t("my.offline.stop") })).toBeVisible();
    await expect(canvas.getByText("25 %")).toBeInTheDocument();
  },
};

export const Kept: Story = {
  args: { keeper: keeperWith(WHOLE) },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(wordsFor(globals)("my.offline.stays"))).toBeVisible();
  },
};

/** The journey has other pages than those that are kept. */
export const Changed: Story = {
  args: { keeper: keeperWith({ ...WHOLE, pages: PAGES.slice(1) }) },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(wordsFor(globals)("my.offline.changed"))).toBeVisible();
  },
};

/** The site was deployed since. */
export const Renewed: Story = {
  args: { keeper: keeperWith({ ...WHOLE, build: "0" }) },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(wordsFor(globals)("my.offline.renewed"))).toBeVisible();
  },
};

/** The connection was lost, and the page opened again. */
export const Interrupted: Story = {
  args: { keeper: keeperWith({ ...WHOLE, ...PART, state: "lost" }) },
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    const counts = { done: PART.done, total: PART.total };
    await expect(await canvas.findByText(t("my.offline.lost", counts))).toBeVisible();
    await expect(canvas.getByRole("button", { name: t("my.offline.go-on") })).toBeVisible();
  },
};

/** The visitor stopped it. */
export const Stopped: Story = {
  args: { keeper: keeperWith(null, { ...WHOLE, ...PART, state: "stopped" }) },
  play: async (context) => {
    await pressMain(context);
    const { canvas, globals } = context;
    const counts = { done: PART.done, total: PART.total };
    const text = wordsFor(globals)("my.offline.unfinished", counts);
    await expect((await canvas.findAllByText(text))[0]).toBeVisible();
  },
};

export const NoRoom: Story = {
  args: { keeper: keeperWith(null, { ...WHOLE, ...PART, state: "full" }) },
  play: async (context) => {
    await pressMain(context);
    const { canvas, globals } = context;
    const text = wordsFor(globals)("my.offline.full", { done: PART.done, total: PART.total });
    await expect((await canvas.findAllByText(text))[0]).toBeVisible();
  },
};

/** An update failed at once: what was kept before still is. */
export const NotReached: Story = {
  args: { keeper: keeperWith(WHOLE, { ...WHOLE, done: 0, total: 0, bytes: 0, state: "lost" }) },
  play: async (context) => {
    await pressMain(context);
    const { canvas, globals } = context;
    const text = wordsFor(globals)("my.offline.unreached");
    await expect((await canvas.findAllByText(text))[0]).toBeVisible();
  },
};

export const Removed: Story = {
  args: { keeper: keeperWith(WHOLE) },
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    await userEvent.click(await canvas.findByRole("button", { name: t("my.offline.remove") }));
    await expect(await canvas.findByRole("group", { name: t("my.offline.removed") })).toHaveFocus();
    await expect(canvas.getByRole("button", { name: t("my.offline.action") })).toBeVisible();
  },
};

/** Without service workers, or without HTTPS. */
export const NotPossible: Story = {
  args: { keeper: { ...keeperWith(null), isPossible: async () => false } },
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    await expect(await canvas.findByText(t("my.offline.impossible"))).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
