import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import type { ProgramCard } from "../../src/content/cards.ts";
import { PROGRAM_TYPES } from "../../src/content/types.ts";
import { ProgramList } from "../../src/features/ProgramList/ProgramList.tsx";
import { routePath } from "../../src/i18n/routes.ts";
import { PLACES, pictureOf, type Scene } from "../pictures.ts";
import { contentLanguage, wordsFor } from "../words.ts";

const SCENES = Object.keys(PLACES) as Scene[];

const PROGRAMS = SCENES.map(
  (scene, index): ProgramCard => ({
    type: "program",
    path: `/en/program/${scene}/`,
    title: PLACES[scene],
    summary: "",
    programType: PROGRAM_TYPES[index % PROGRAM_TYPES.length] ?? null,
    duration: "5 h",
    ageRestriction: "12+",
    activityLevel: "",
    pictures: [pictureOf(scene, "")],
  }),
);

const counts = Object.fromEntries(
  PROGRAM_TYPES.map((type) => [
    type,
    PROGRAMS.filter(({ programType }) => programType === type).length,
  ]),
);

const meta = {
  component: ProgramList,
  args: { programs: PROGRAMS, parts: { total: PROGRAMS.length, counts, rest: "", since: "" } },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "All programs, narrowed by any number of kinds. On a small screen the kinds fold into a disclosure above the list.",
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
    const active = canvas.getByRole("checkbox", { name: new RegExp(t("packages.type.active")) });
    const tours = canvas.getByRole("checkbox", { name: new RegExp(t("packages.type.tours")) });
    await userEvent.click(active);
    await expect(canvas.getAllByRole("article")).toHaveLength(counts.Active ?? 0);
    await userEvent.click(tours);
    await expect(canvas.getAllByRole("article")).toHaveLength(
      (counts.Active ?? 0) + (counts.Tours ?? 0),
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
    programs: PROGRAMS.filter(({ programType }) => programType !== "Tours"),
    parts: { total: PROGRAMS.length - 1, counts: { ...counts, Tours: 0 }, rest: "", since: "" },
  },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsFor(globals);
    // The sentence as it is read, with a link in it.
    const sentence = t("packages.list.error").replace(/<.*?>/g, "");
    const text = (_: string, element: Element | null): boolean =>
      element?.tagName === "P" && element.textContent === sentence;
    const tours = canvas.getByRole("checkbox", { name: new RegExp(t("packages.type.tours")) });
    await userEvent.click(tours);
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(within(canvas.getByText(text)).getByRole("link")).toHaveAttribute(
      "href",
      routePath("contact", contentLanguage(globals)),
    );
    await userEvent.click(canvas.getByRole("button", { name: t("list.show-all") }));
    await expect(canvas.queryByText(text)).toBeNull();
    await expect(tours).not.toBeChecked();
  },
};
