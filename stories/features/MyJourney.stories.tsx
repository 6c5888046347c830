import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Planner } from "../../src/features/MyJourney/Planner.tsx";
import { catalogueOf } from "../../src/journey/catalogue.ts";
import { encode } from "../../src/journey/code.ts";
import { NO_JOURNEY } from "../../src/journey/journey.ts";
import { IN_MEMORY } from "../../src/runtime/pageState.ts";
import {
  catalogueFor,
  editorsFor,
  itemsFor,
  keptFor,
  misfitFor,
  plannedFor,
  setFragment,
  storeJourneys,
} from "../journeys.ts";
import { MAP_PICTURES } from "../map.ts";
import { wordsFor } from "../words.ts";

const meta = {
  component: Planner,
  args: {
    catalogue: catalogueOf({ things: [], journeys: [] }),
    catalogueFile: "",
    base: "/",
    mapPicture: MAP_PICTURES.wide,
  },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "A visitor’s own journey: what is kept, on days and on no day yet, what does not fit, a map and sums, a link to share, and an inquiry. It lives in the browser. A link brings somebody else’s, to keep or to merge.",
      },
    },
  },
  render: (args, { globals }) => <Planner {...args} catalogue={catalogueFor(globals)} />,
  beforeEach: () => {
    storeJourneys();
    setFragment("");
    return () => {
      storeJourneys();
      setFragment("");
    };
  },
} satisfies Meta<typeof Planner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  beforeEach: ({ globals }) => storeJourneys(plannedFor(globals)),
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    const { otherPlace } = itemsFor(globals);
    const up = t("my.item.up", { title: otherPlace.name ?? "" });
    await userEvent.click(canvas.getByRole("button", { name: up }));
    const said = t("my.said.moved", { title: otherPlace.name ?? "", day: 1, place: 3, count: 3 });
    await expect(await canvas.findByText(said)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: t("my.undo") }));
    await expect(await canvas.findByText(t("my.said.undone"))).toBeVisible();
  },
};

export const NothingKept: Story = {};

/** Kept on cards and pages, and not arranged yet. */
export const Kept: Story = {
  beforeEach: ({ globals }) => storeJourneys(keptFor(globals)),
};

export const PutOnDays: Story = {
  beforeEach: ({ globals }) => storeJourneys(keptFor(globals)),
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    await userEvent.click(canvas.getByRole("button", { name: t("my.spread") }));
    await expect(canvas.queryByRole("heading", { name: t("my.shelf") })).toBeNull();
    await expect(
      canvas.getByRole("button", { name: t("my.day.remove", { number: 1 }) }),
    ).toBeVisible();
  },
};

/** Another day, a young child, too much for a day, and what is no longer offered. */
export const WhatDoesNotFit: Story = {
  beforeEach: ({ globals }) => storeJourneys(misfitFor(globals)),
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    await expect(canvas.getByText(t("my.gone.program"))).toBeVisible();
    await expect(canvas.getByText(t("my.fit.gone"), { exact: false })).toBeVisible();
  },
};

/** With legs and beds, as one’s own. */
export const FromTheEditors: Story = {
  beforeEach: ({ globals }) => storeJourneys(editorsFor(globals)),
};

/** Somebody’s journey, while one has one’s own. */
export const Shared: Story = {
  beforeEach: ({ globals }) => {
    storeJourneys(keptFor(globals));
    setFragment(encode(plannedFor(globals)));
  },
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    await userEvent.click(canvas.getByRole("button", { name: t("my.foreign.keep-beside") }));
    await expect(await canvas.findByRole("heading", { name: t("my.others") })).toBeVisible();
  },
};

export const SharedToSomebodyNew: Story = {
  beforeEach: ({ globals }) => setFragment(encode(plannedFor(globals))),
};

/** The link was cut on its way. */
export const DamagedLink: Story = {
  beforeEach: ({ globals }) => setFragment(encode(plannedFor(globals)).slice(0, -3)),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(wordsFor(globals)("my.foreign.damaged"))).toBeVisible();
  },
};

export const NoJourneyInTheLink: Story = {
  beforeEach: () => setFragment("<script>alert(1)</script>"),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(wordsFor(globals)("my.trouble.foreign"))).toBeVisible();
  },
};

/** Three days in June for a wish. */
export const Proposed: Story = {
  beforeEach: () => setFragment("wish-3-6-car"),
};

/** The browser stores nothing, and a store in memory stands in for its own: the page says so. */
export const StorageBlocked: Story = {
  beforeEach: ({ globals }) => {
    storeJourneys(plannedFor(globals));
    const text = localStorage.getItem("journey");
    localStorage.removeItem("journey");
    const own = Object.getOwnPropertyDescriptor(window, "localStorage") ?? {};
    const inMemory = {
      [IN_MEMORY]: true,
      getItem: (name: string) => (name === "journey" ? text : null),
      setItem: () => {},
      removeItem: () => {},
      clear: () => {},
    };
    Object.defineProperty(window, "localStorage", { configurable: true, value: inMemory });
    return () => {
      Object.defineProperty(window, "localStorage", own);
    };
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(wordsFor(globals)("my.standing.blocked"))).toBeVisible();
  },
};

/** Two journeys put aside. */
export const OtherJourneys: Story = {
  beforeEach: ({ globals }) =>
    storeJourneys(plannedFor(globals), keptFor(globals), {
      ...editorsFor(globals),
      title: "Pet dana",
    }),
};

export const SharingTheLink: Story = {
  // The address of a story is another one each time.
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ globals }) => storeJourneys(plannedFor(globals)),
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    await userEvent.click(canvas.getByRole("button", { name: t("my.share") }));
    const dialog = await within(document.body).findByRole("dialog");
    await expect(await within(dialog).findByRole("img", { name: t("my.share.qr") })).toBeVisible();
    await expect(within(dialog).getByRole("textbox")).toHaveDisplayValue(/#1\./);
  },
};

/** Forty things on ten days. */
export const ManyThings: Story = {
  beforeEach: ({ globals }) => {
    const { program, place, otherPlace, story } = itemsFor(globals);
    const items = [program, place, otherPlace, story];
    storeJourneys({ ...NO_JOURNEY, days: Array.from({ length: 10 }, () => ({ items })) });
  },
};
