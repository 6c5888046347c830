import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, waitFor, within } from "storybook/test";
import { PROGRAM_TYPES } from "../../content-service/choices.ts";
import { encodeDepartures } from "../../src/documents/viewModels/departureTimes.ts";
import { ProgramList } from "../../src/features/ProgramList/ProgramList.tsx";
import { routePath } from "../../src/i18n/routes.ts";
import { keyFor } from "../../src/journey/keys.ts";
import { CARDS_AT_ONCE, type CardOf } from "../../src/lists/cards.ts";
import { countValues } from "../../src/lists/filters.ts";
import { PLACES, pictureOf, SCENES } from "../pictures.ts";
import { contentLanguage, kindWord, wordsFor } from "../words.ts";

/** Two types that every site has; the last one has a single program. */
const FIRST: string = PROGRAM_TYPES[0];
const LAST: string = PROGRAM_TYPES.at(-1) ?? FIRST;

/** The 15th of a month in 2099, in seconds, so that departures are never past. */
const inMonth = (month: number): number => Date.UTC(2099, month - 1, 15) / 1000;

const MAY = 5;
const JUNE = 6;

const PROGRAMS = SCENES.map(
  (scene, index): CardOf<"program"> => ({
    type: "program",
    path: `/en/program/${scene}/`,
    key: keyFor("program", scene),
    title: PLACES[scene],
    summary: "",
    programType: PROGRAM_TYPES[index % PROGRAM_TYPES.length] ?? null,
    duration: index % 3 === 0 ? "2 d" : "5 h",
    days: index % 3 === 0 ? 2 : 0.5,
    ageRestriction: index % 2 === 0 ? "8+" : "12+",
    age: index % 2 === 0 ? 8 : 12,
    activityLevel: "",
    starts: encodeDepartures(index % 4 === 0 ? [inMonth(MAY), inMonth(JUNE)] : [inMonth(JUNE)]),
    priceAmount: index % 5 === 0 ? [1000 + index, "RSD"] : [90 - index, "EUR"],
    countries: index % 3 === 0 ? 2 : 1,
    marks: index % 2 === 0 ? ["vegetarian", "without a car"] : undefined,
    values: {
      country: index % 3 === 0 ? ["HR", "RS"] : index % 3 === 1 ? ["HR"] : ["RS"],
      food: index % 2 === 0 ? ["vegetarian"] : [],
      car: index % 2 === 0 ? ["without"] : [],
      mobility: index % 4 === 1 ? ["partly"] : [],
    },
    picture: pictureOf(scene, ""),
  }),
);

const counts = countValues(PROGRAMS);

/** Values of a query parameter. The test runner adds parameters of its own. */
const paramValues = (name: string): string[] =>
  new URLSearchParams(window.location.search).getAll(name);

const meta = {
  component: ProgramList,
  args: {
    type: "program",
    cards: PROGRAMS,
    parts: { total: PROGRAMS.length, counts, allCardsUrl: "", since: "" },
  },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "All programs, with filters for type, duration, month of departure, country and what a visitor needs, and three sort orders. On a small screen filters and orders are in a tray.",
      },
    },
  },
} satisfies Meta<typeof ProgramList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsFor(globals);
    const active = canvas.getByRole("checkbox", { name: new RegExp(kindWord(t, FIRST)) });
    const tours = canvas.getByRole("checkbox", { name: new RegExp(kindWord(t, LAST)) });
    await userEvent.click(active);
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(counts[FIRST] ?? 0));
    await userEvent.click(tours);
    await waitFor(() =>
      expect(canvas.getAllByRole("article")).toHaveLength(
        (counts[FIRST] ?? 0) + (counts[LAST] ?? 0),
      ),
    );
    await userEvent.click(active);
    await userEvent.click(tours);
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(PROGRAMS.length));
  },
};

export const OnATelephone: Story = { globals: { viewport: { value: "w320" } } };

/** The filter has no results: a button resets it. */
export const NothingOfThisKind: Story = {
  args: {
    cards: PROGRAMS.filter(({ programType }) => programType !== LAST),
    parts: {
      total: PROGRAMS.length - 1,
      counts: { ...counts, [LAST]: 0 },
      allCardsUrl: "",
      since: "",
    },
  },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsFor(globals);
    // The message as a visitor reads it, without the marks of its link.
    const sentence = t("packages.list.error").replace(/<.*?>/g, "");
    const text = (_: string, element: Element | null): boolean =>
      element?.tagName === "P" && element.textContent === sentence;
    const tours = canvas.getByRole("checkbox", { name: new RegExp(kindWord(t, LAST)) });
    await userEvent.click(tours);
    const message = await canvas.findByText(text);
    await expect(message).toBeVisible();
    await expect(within(message).getByRole("link")).toHaveAttribute(
      "href",
      routePath("contact", contentLanguage(globals)),
    );
  },
};

export const ChoiceTakenBack: Story = {
  ...NothingOfThisKind,
  play: async (context) => {
    await NothingOfThisKind.play?.(context);
    const { args, canvas, globals, userEvent } = context;
    const t = wordsFor(globals);
    await userEvent.click(await canvas.findByRole("button", { name: t("list.show-all") }));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(args.cards.length));
    for (const box of canvas.getAllByRole("checkbox")) await expect(box).not.toBeChecked();
  },
};

/** Type and length: the numbers of each filter take the other into account. */
export const OfAKindAndALength: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsFor(globals);
    const box = (name: string) => canvas.getByRole("checkbox", { name: new RegExp(`^${name}`) });
    const long = PROGRAMS.filter(({ days }) => days === 2);
    await userEvent.click(box(t("packages.length.more")));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(long.length));
    const active = long.filter(({ programType }) => programType === FIRST).length;
    await expect(box(kindWord(t, FIRST))).toHaveAccessibleName(`${kindWord(t, FIRST)} ${active}`);
    await userEvent.click(box(kindWord(t, FIRST)));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(active));
  },
};

/** No program matches both filters: the message suggests fewer. */
export const NothingOfBoth: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsFor(globals);
    const box = (name: string) => canvas.getByRole("checkbox", { name: new RegExp(`^${name}`) });
    await userEvent.click(box(t("packages.length.day")));
    await userEvent.click(box(kindWord(t, FIRST)));
    await waitFor(() => expect(canvas.queryAllByRole("article")).toHaveLength(0));
    await expect(await canvas.findByText(t("programs.loosen"))).toBeVisible();
  },
};

/** Offers to drop one filter, with the number of results without it. */
export const LeavesOneOut: Story = {
  ...NothingOfBoth,
  play: async (context) => {
    await NothingOfBoth.play?.(context);
    const { canvas, globals, userEvent } = context;
    const t = wordsFor(globals);
    const kind = kindWord(t, FIRST);
    const count = counts[FIRST] ?? 0;
    const length = t("programs.leave-out", { choice: t("packages.length.day"), count });
    await expect(
      canvas.queryByRole("button", { name: t("programs.leave-out", { choice: kind, count: 0 }) }),
    ).toBeNull();
    await userEvent.click(await canvas.findByRole("button", { name: length }));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(count));
  },
};

/** The menu has only months with departures. Programs that depart in other months are faded. */
export const OfAMonth: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsFor(globals);
    const month = canvas.getByRole("combobox", { name: t("months.label") });
    await expect(within(month).getAllByRole("option")).toHaveLength(3);
    await userEvent.selectOptions(month, String(MAY));
    const now = counts[MAY] ?? 0;
    const count = t("months.count", { now, more: PROGRAMS.length - now });
    await expect(await canvas.findByRole("heading", { name: count })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(PROGRAMS.length));
    await expect(paramValues("month")).toEqual([String(MAY)]);
    await userEvent.selectOptions(month, "");
    await expect(paramValues("month")).toEqual([]);
  },
};

/** "For children" and "without border" share a group, but are separate filters. */
export const ForAFamily: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsFor(globals);
    const box = (name: string) => canvas.getByRole("checkbox", { name: new RegExp(`^${name}`) });
    const young = PROGRAMS.filter(({ age }) => age === 8);
    await userEvent.click(box(t("programs.children")));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(young.length));
    await userEvent.click(box(t("programs.border")));
    await waitFor(() =>
      expect(canvas.getAllByRole("article")).toHaveLength(
        young.filter(({ countries }) => countries === 1).length,
      ),
    );
    await expect([paramValues("with"), paramValues("border")]).toEqual([["children"], ["none"]]);
  },
};

/** In one country, with food for vegetarians: filters of one group that each leave less. */
export const InSerbiaForVegetarians: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsFor(globals);
    const box = (name: string) => canvas.getByRole("checkbox", { name: new RegExp(`^${name}`) });
    const inSerbia = PROGRAMS.filter(({ values }) => values?.country?.includes("RS"));
    await userEvent.click(box(t("programs.country.rs")));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(inSerbia.length));
    await userEvent.click(box(t("programs.vegetarian")));
    await waitFor(() =>
      expect(canvas.getAllByRole("article")).toHaveLength(
        inSerbia.filter(({ values }) => values?.food?.length).length,
      ),
    );
    await expect([paramValues("country"), paramValues("food")]).toEqual([["rs"], ["vegetarian"]]);
  },
};

/** Lowest price first, in the most frequent currency. The order is in the address. */
export const ByPrice: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsFor(globals);
    const order = canvas.getByRole("combobox", { name: t("programs.order") });
    await userEvent.selectOptions(order, "price");
    const [first, ...others] = PROGRAMS.filter(
      ({ priceAmount: sum }) => sum?.[1] === "EUR",
    ).toReversed();
    const [title] = canvas.getAllByRole("article");
    await expect(title).toHaveTextContent(first?.title ?? "?");
    await expect(canvas.getAllByRole("article")[1]).toHaveTextContent(others[0]?.title ?? "?");
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(PROGRAMS.length));
    await expect(paramValues("order")).toEqual(["price"]);
    await userEvent.selectOptions(order, "");
    await expect(paramValues("order")).toEqual([]);
  },
};

/** More programs than fit on a page, the cheapest last. */
const MANY = Array.from({ length: CARDS_AT_ONCE + 2 }, (_, index): CardOf<"program">[] => {
  const program = PROGRAMS[index % PROGRAMS.length];
  if (!program) return [];
  const title = `${program.title} ${index + 1}`;
  return [
    { ...program, title, path: `${program.path}${index}/`, priceAmount: [100 - index, "EUR"] },
  ];
}).flat();

/** The cheapest programs are not on the page: they are loaded, and shown first. */
export const ByPriceOfAll: Story = {
  globals: { viewport: { value: "w1280" } },
  args: {
    cards: MANY.slice(0, CARDS_AT_ONCE),
    parts: {
      total: MANY.length,
      counts: countValues(MANY),
      allCardsUrl: "/lists/many.json",
      since: "",
    },
  },
  beforeEach: () => {
    spyOn(window, "fetch").mockResolvedValue(Response.json(MANY));
  },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsFor(globals);
    const order = canvas.getByRole("combobox", { name: t("programs.order") });
    await userEvent.selectOptions(order, "price");
    await waitFor(() =>
      expect(canvas.getAllByRole("article")[0]).toHaveTextContent(MANY.at(-1)?.title ?? "?"),
    );
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(CARDS_AT_ONCE));
    await userEvent.click(canvas.getByRole("button", { name: t("list.more") }));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(MANY.length));
  },
};
