import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { PROGRAM_TYPES } from "../../content-service/choices.ts";
import type { CardOf } from "../../src/content/cards.ts";
import { countValues } from "../../src/content/facets.ts";
import { ProgramList } from "../../src/features/ProgramList/ProgramList.tsx";
import { routePath } from "../../src/i18n/routes.ts";
import { PLACES, pictureOf, type Scene } from "../pictures.ts";
import { contentLanguage, kindWord, wordsFor } from "../words.ts";

const SCENES = Object.keys(PLACES) as Scene[];

/** Two kinds, whichever the site has; the last is that of a single program. */
const FIRST: string = PROGRAM_TYPES[0];
const LAST: string = PROGRAM_TYPES.at(-1) ?? FIRST;

const PROGRAMS = SCENES.map(
  (scene, index): CardOf<"program"> => ({
    type: "program",
    path: `/en/program/${scene}/`,
    title: PLACES[scene],
    summary: "",
    programType: PROGRAM_TYPES[index % PROGRAM_TYPES.length] ?? null,
    duration: index % 3 === 0 ? "2 d" : "5 h",
    days: index % 3 === 0 ? 2 : 0.5,
    ageRestriction: "12+",
    activityLevel: "",
    picture: pictureOf(scene, ""),
  }),
);

const counts = countValues(PROGRAMS);

const meta = {
  component: ProgramList,
  args: {
    type: "program",
    cards: PROGRAMS,
    parts: { total: PROGRAMS.length, counts, rest: "", since: "" },
  },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "All programs, narrowed by any number of kinds and lengths. On a small screen the choices are rows that a finger moves.",
      },
    },
  },
  beforeEach: () => {
    const { href } = window.location;
    return () => window.history.replaceState(null, "", href);
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
    await expect(canvas.getAllByRole("article")).toHaveLength(counts[FIRST] ?? 0);
    await userEvent.click(tours);
    await expect(canvas.getAllByRole("article")).toHaveLength(
      (counts[FIRST] ?? 0) + (counts[LAST] ?? 0),
    );
    await userEvent.click(active);
    await userEvent.click(tours);
    await expect(canvas.getAllByRole("article")).toHaveLength(PROGRAMS.length);
  },
};

export const OnATelephone: Story = { globals: { viewport: { value: "w320" } } };

/** What is chosen gives nothing: the way out takes the choice back. */
export const NothingOfThisKind: Story = {
  args: {
    cards: PROGRAMS.filter(({ programType }) => programType !== LAST),
    parts: { total: PROGRAMS.length - 1, counts: { ...counts, [LAST]: 0 }, rest: "", since: "" },
  },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsFor(globals);
    // The sentence as it is read, with a link in it.
    const sentence = t("packages.list.error").replace(/<.*?>/g, "");
    const text = (_: string, element: Element | null): boolean =>
      element?.tagName === "P" && element.textContent === sentence;
    const tours = canvas.getByRole("checkbox", { name: new RegExp(kindWord(t, LAST)) });
    await userEvent.click(tours);
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(within(canvas.getByText(text)).getByRole("link")).toHaveAttribute(
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
    await userEvent.click(canvas.getByRole("button", { name: t("list.show-all") }));
    await expect(canvas.getAllByRole("article")).toHaveLength(args.cards.length);
    for (const box of canvas.getAllByRole("checkbox")) await expect(box).not.toBeChecked();
  },
};

/** A kind and a length at once: the numbers of each say what the other leaves. */
export const OfAKindAndALength: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsFor(globals);
    const box = (name: string) => canvas.getByRole("checkbox", { name: new RegExp(`^${name}`) });
    const long = PROGRAMS.filter(({ days }) => days === 2);
    await userEvent.click(box(t("packages.length.more")));
    await expect(canvas.getAllByRole("article")).toHaveLength(long.length);
    const active = long.filter(({ programType }) => programType === FIRST).length;
    await expect(box(kindWord(t, FIRST))).toHaveAccessibleName(`${kindWord(t, FIRST)} ${active}`);
    await userEvent.click(box(kindWord(t, FIRST)));
    await expect(canvas.getAllByRole("article")).toHaveLength(active);
  },
};

/** No program is of both: the way out is to ask for less. */
export const NothingOfBoth: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsFor(globals);
    const box = (name: string) => canvas.getByRole("checkbox", { name: new RegExp(`^${name}`) });
    await userEvent.click(box(t("packages.length.day")));
    await userEvent.click(box(kindWord(t, FIRST)));
    await expect(canvas.queryAllByRole("article")).toHaveLength(0);
    await expect(canvas.getByText(t("packages.list.loosen"))).toBeVisible();
  },
};
