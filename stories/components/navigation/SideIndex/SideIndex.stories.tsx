import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Container } from "../../../../src/components/Container/Container.tsx";
import { Heading } from "../../../../src/components/Heading/Heading.tsx";
import { SideIndex } from "../../../../src/components/SideIndex/SideIndex.tsx";
import { wordsFor } from "../../../words.ts";
import { sectionsFor } from "../../../written.ts";
import example from "./SideIndex.example.tsx?raw";
import { guide } from "./SideIndex.guide.ts";
import * as styles from "./SideIndex.stories.css.ts";

const partOf = (name: string, index: number) => ({ id: `part-${index + 1}`, name });

/** The headings of a long page, in the toolbar's language. */
const partsFor = (globals: { language?: unknown }) =>
  sectionsFor(globals, "terms").map(({ title }, index) => partOf(title, index));

const meta = {
  component: SideIndex,
  args: { label: "", parts: [] },
  parameters: { guide, example, layout: "fullscreen" },
  render: (args, { globals }) => {
    const parts = args.parts.length > 0 ? args.parts : partsFor(globals);
    const { text } = sectionsFor(globals)[0] ?? { text: "" };
    return (
      <Container>
        <div className={styles.page}>
          <SideIndex label={args.label || wordsFor(globals)("page.contents")} parts={parts} />
          <div className={styles.text}>
            {parts.map(({ id, name }) => (
              <section key={id} className={styles.section}>
                <Heading level={2} size="title" id={id}>
                  {name}
                </Heading>
                <p>{text}</p>
                <p>{text}</p>
              </section>
            ))}
          </div>
        </div>
      </Container>
    );
  },
} satisfies Meta<typeof SideIndex>;

export default meta;

type Story = StoryObj<typeof meta>;

const NARROW = { viewport: { value: "w320" } } as const;

const marked = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll("[aria-current=true]")].map(({ textContent }) => textContent);

const untilMarked = (canvasElement: HTMLElement, name: string | undefined) =>
  waitFor(() => expect(marked(canvasElement)).toEqual([name]));

/** Beside the text: the first part is being read. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const links = canvas.getAllByRole("link").map((link) => link.textContent);
    await expect(links).toEqual(partsFor(globals).map(({ name }) => name));
    await untilMarked(canvasElement, links[0]);
  },
};

/** The mark follows the reader. */
export const FartherDown: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [, second, third] = canvas.getAllByRole("heading", { level: 2 });
    second?.scrollIntoView();
    await untilMarked(canvasElement, second?.textContent);
    third?.scrollIntoView();
    await untilMarked(canvasElement, third?.textContent);
  },
};

/** A choice takes the focus to the heading. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = canvas.getAllByRole("link");
    await userEvent.tab();
    if (document.activeElement !== first) await userEvent.tab();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    // The frame of the tests must keep its address.
    second?.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await userEvent.keyboard("{Enter}");
    await expect(canvasElement.querySelector("#part-2")).toHaveFocus();
  },
};

export const TwoParts: Story = {
  args: { parts: ["Anreise", "Wo Sie schlafen"].map(partOf) },
  globals: { language: "de" },
};

/** Longer than the screen: the list scrolls by itself. */
export const TwentyParts: Story = {
  args: {
    parts: Array.from({ length: 20 }, (_, index) =>
      partOf(`Wärme und Wasser, Monat für Monat ${index + 1}`, index),
    ),
  },
  globals: { language: "de" },
};

const LONG = [
  "Rücktrittsversicherung und Reiserücktrittskostenversicherung",
  "Mindestteilnehmerzahl",
  "Überschwemmungsgebietsbetretungsverbotsregelung",
  "Was geschieht, wenn die Donau so hoch steht, dass die Fähre nicht fährt und der Damm gesperrt ist",
].map(partOf);

export const LongTitles: Story = { args: { parts: LONG }, globals: { language: "de" } };

/** The list is at the right, the mark too. */
export const RightToLeft: Story = { globals: { language: "pseudo-rtl" } };

/** A button that names the part being read. */
export const Narrow: Story = { globals: NARROW };

/** Of the name of the part being read as much as fits. */
export const NarrowLongTitles: Story = {
  args: { parts: LONG },
  globals: { ...NARROW, language: "de" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** The list over the text. */
export const NarrowOpen: Story = {
  globals: NARROW,
  play: async ({ canvasElement }) => {
    const details = canvasElement.querySelector("details");
    if (details) details.open = true;
    await expect(details).toHaveAttribute("open");
  },
};
