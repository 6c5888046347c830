import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, waitFor } from "storybook/test";
import { Card } from "../../../../src/components/Card/Card.tsx";
import { Carousel } from "../../../../src/components/Carousel/Carousel.tsx";
import { Section } from "../../../../src/components/Section/Section.tsx";
import { routePath } from "../../../../src/i18n/routes.ts";
import { pictureOf, type Scene } from "../../../pictures.ts";
import { contentLanguage, kindWord, wordsFor } from "../../../words.ts";
import example from "./Carousel.example.tsx?raw";
import { guide } from "./Carousel.guide.ts";

const SCENES: Scene[] = ["vineyards", "wetland", "cellar", "square", "fortress"];

const NO_WORDS = {
  carousel: "",
  slide: "",
  place: () => "",
  inSight: () => "",
  previous: "",
  next: "",
};

const meta = {
  component: Carousel,
  args: { label: "", words: NO_WORDS, children: SCENES },
  argTypes: { children: { control: false } },
  parameters: {
    guide,
    example,
    layout: "fullscreen",
  },
  render: ({ children }, { globals }) => {
    const t = wordsFor(globals);
    const scenes = SCENES.filter((_, index) => Array.isArray(children) && index < children.length);
    return (
      <Section tone="strong" title={t("home.programs.title")} lead={t("home.programs.lead")}>
        <Carousel
          label={t("home.programs.title")}
          words={{
            carousel: t("carousel.role"),
            slide: t("carousel.slide"),
            place: (index) => t("carousel.place", { index, total: scenes.length }),
            inSight: (first, last) => t("carousel.in-sight", { first, last, total: scenes.length }),
            previous: t("carousel.previous"),
            next: t("carousel.next"),
          }}
        >
          {scenes.map((scene, index) => (
            <Card
              key={scene}
              href={routePath("programs", contentLanguage(globals))}
              title={`${t("packages.title")} ${index + 1}`}
              facts={[kindWord(t, "Active"), "16+", t("program.duration")]}
              picture={pictureOf(scene, "")}
              sizes="24rem"
              tone="strong"
            />
          ))}
        </Carousel>
      </Section>
    );
  },
} satisfies Meta<typeof Carousel>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const slideAt = (canvas: Canvas, index: number): HTMLElement => {
  const slide = canvas.getAllByRole("group")[index];
  if (!slide) throw new Error(`There is no slide ${index + 1}.`);
  return slide;
};

/** Whether the whole element is visible. */
const isInSight = (element: Element): boolean => {
  const { left, right } = element.getBoundingClientRect();
  return left >= 0 && right <= window.innerWidth;
};

const inSight = (canvas: Canvas): number[] =>
  canvas
    .getAllByRole("group")
    .map((slide, index) => (isInSight(slide) ? index + 1 : 0))
    .filter(Boolean);

/** Waits until the carousel script has taken over. */
const isReady = (canvas: Canvas) =>
  waitFor(() => {
    const row = slideAt(canvas, 0).parentElement?.parentElement;
    return expect(row && getComputedStyle(row).overflowX).toBe("clip");
  });

export const Default: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, globals, step }) => {
    const t = wordsFor(globals);
    const previous = canvas.getByRole("button", { name: t("carousel.previous") });
    const next = canvas.getByRole("button", { name: t("carousel.next") });
    await isReady(canvas);
    await step("starts at the first slide", async () => {
      await expect(inSight(canvas)).toEqual([1, 2, 3]);
      await expect(previous).toHaveAttribute("aria-disabled", "true");
    });
    await step("ends at the last slide", async () => {
      await userEvent.click(next);
      await waitFor(() => expect(inSight(canvas)).toEqual([2, 3, 4]));
      await expect(previous).toHaveAttribute("aria-disabled", "false");
      await userEvent.click(next);
      await waitFor(() => expect(inSight(canvas)).toEqual([3, 4, 5]));
      await expect(next).toHaveAttribute("aria-disabled", "true");
      await userEvent.click(next);
      await expect(inSight(canvas)).toEqual([3, 4, 5]);
    });
    await step("announces the visible slides, up to the last", async () => {
      await expect(canvas.getByRole("status")).toHaveTextContent(
        t("carousel.in-sight", { first: 3, last: 5, total: 5 }),
      );
    });
  },
};

/** Two slides from 768 pixels on. */
export const TwoAtATime: Story = {
  globals: { viewport: { value: "w768" } },
  play: async ({ canvas, canvasElement }) => {
    await isReady(canvas);
    await expect(inSight(canvas)).toEqual([1, 2]);
    await expect(canvasElement.ownerDocument.body.scrollWidth).toBeLessThanOrEqual(768);
  },
};

/** One slide at 320 pixels, and the edge of the next. */
export const OneAtATime: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas, canvasElement, globals }) => {
    await isReady(canvas);
    await expect(inSight(canvas)).toEqual([1]);
    await userEvent.click(canvas.getByRole("button", { name: wordsFor(globals)("carousel.next") }));
    await waitFor(() => expect(inSight(canvas)).toEqual([2]));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A link that gets the focus is scrolled into view. */
export const ByKeyboard: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await isReady(canvas);
    const links = canvas.getAllByRole("link");
    links[3]?.focus();
    await waitFor(() => expect(inSight(canvas)).toEqual([4]));
    await userEvent.tab({ shift: true });
    await expect(links[2]).toHaveFocus();
    await waitFor(() => expect(inSight(canvas)).toEqual([3]));
  },
};

/** With motion allowed: a press on an arrow glides by one slide. */
export const Moving: Story = {
  parameters: { motion: "allowed" },
  globals: { viewport: { value: "w768" } },
  play: async ({ canvas, globals }) => {
    await isReady(canvas);
    await expect(inSight(canvas)).toEqual([1, 2]);
    await userEvent.click(canvas.getByRole("button", { name: wordsFor(globals)("carousel.next") }));
    await waitFor(() => expect(inSight(canvas)).toEqual([2, 3]), { timeout: 3000 });
  },
};

/** The row begins at the right, and the arrows are mirrored. */
export const RightToLeft: Story = {
  globals: { viewport: { value: "w320" }, language: "pseudo-rtl" },
  play: async ({ canvas, globals }) => {
    await isReady(canvas);
    await expect(inSight(canvas)).toEqual([1]);
    await userEvent.click(canvas.getByRole("button", { name: wordsFor(globals)("carousel.next") }));
    await waitFor(() => expect(inSight(canvas)).toEqual([2]));
  },
};

/** Before the script has come, an arrow scrolls the row, and from right to left to the left. */
export const RightToLeftBeforeScript: Story = {
  globals: { viewport: { value: "w320" }, language: "pseudo-rtl" },
  beforeEach: () => {
    // The script is loaded once the row is near the screen.
    const nears = spyOn(IntersectionObserver.prototype, "observe").mockImplementation(() => {});
    return () => nears.mockRestore();
  },
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    const row = slideAt(canvas, 0).parentElement?.parentElement;
    await expect(row && getComputedStyle(row).overflowX).toBe("auto");
    await expect(row?.scrollLeft).toBe(0);
    await userEvent.click(canvas.getByRole("button", { name: t("carousel.next") }));
    await waitFor(() => expect(row?.scrollLeft).toBeLessThan(-200));
    await userEvent.click(canvas.getByRole("button", { name: t("carousel.previous") }));
    await waitFor(() => expect(row?.scrollLeft).toBe(0));
  },
};

/** All slides fit: no arrows, and no script is loaded. */
export const AllInSight: Story = {
  args: { children: SCENES.slice(0, 3) },
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    await expect(inSight(canvas)).toEqual([1, 2, 3]);
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
