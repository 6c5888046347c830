import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card } from "../../../../src/components/Card/Card.tsx";
import { Text } from "../../../../src/components/Text/Text.tsx";
import { monthName } from "../../../../src/documents/kinds/monthFilter.ts";
import { routePath } from "../../../../src/i18n/routes.ts";
import { pictureOf } from "../../../pictures.ts";
import { contentLanguage, kindWord, topicWord, wordsFor } from "../../../words.ts";
import example from "./Card.example.tsx?raw";
import { guide } from "./Card.guide.ts";

const LONG_TITLE =
  "Wanderung durch das Überschwemmungsgebiet Donauauen mit Seeadlerbeobachtungsstation und anschließender Weinkellerbesichtigung in Ilok, Frühstück auf der Aussichtsplattform, Kanufahrt bei Sonnenaufgang, Rückweg über den offenen See und Schwimmpause im Sommer, dazu ein Abendessen am langen Tisch mit Kulen";

/** Props that a story does not set are in the toolbar's language. */
const meta = {
  component: Card,
  args: {
    href: "",
    title: "",
    picture: pictureOf("vineyards", ""),
    sizes: "24rem",
  },
  parameters: {
    guide,
    example,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "24rem" }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    return (
      <Card
        {...args}
        href={args.href || routePath("destinations", contentLanguage(globals))}
        title={args.title || t("destinations.title")}
        summary={args.summary ?? t("destinations.lead")}
      />
    );
  },
} satisfies Meta<typeof Card>;

export default meta;

type Story = StoryObj<typeof meta>;

const withFacts: Story["render"] = (args, context) => {
  const t = wordsFor(context.globals);
  return meta.render(
    { ...args, facts: [kindWord(t, "Active"), "16+", t("program.duration")] },
    context,
  );
};

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole("link");
    await step("is one link, named by the title alone", async () => {
      await expect(link).toHaveAccessibleName(canvas.getByRole("heading").textContent ?? "");
      await expect(canvas.queryByRole("img")).toBeNull();
    });
    await step("can be clicked anywhere", async () => {
      const { left, top, width, height } = canvas.getByRole("article").getBoundingClientRect();
      for (const share of [0.02, 0.5, 0.98]) {
        await expect(document.elementFromPoint(left + width * share, top + height * share)).toBe(
          link,
        );
      }
    });
  },
};

/** A story with category and date. */
export const WithFacts: Story = {
  render: (args, context) =>
    meta.render(
      { ...args, facts: [topicWord(wordsFor(context.globals), "Vineyards"), "2026"] },
      context,
    ),
};

/** What one chooses it by, below the facts. */
export const WithMarks: Story = {
  render: (args, context) => {
    const t = wordsFor(context.globals);
    return meta.render(
      {
        ...args,
        facts: [kindWord(t, "Active"), "8+"],
        marks: [t("offer.mark.vegetarian"), t("offer.mark.car"), t("offer.mark.partly")],
      },
      context,
    );
  },
  play: async ({ canvas, globals }) => {
    const marks = canvas.getByText(wordsFor(globals)("offer.mark.car"));
    await expect(marks).toBeVisible();
    await expect(marks.closest("ul")?.children).toHaveLength(3);
  },
};

/** Longer than a line: it wraps, and shorter facts stay whole. */
const LONG_FACT = "Übernachtungsmöglichkeitenverzeichnis für Donauradwegreisende";

/** The next date and the price at the foot. */
export const WithPrice: Story = {
  render: (args, context) =>
    meta.render(
      {
        ...args,
        facts: [kindWord(wordsFor(context.globals), "Active"), "8+"],
        date: <Text size="small">15. 5.</Text>,
        price: ["95 €", "11.130 RSD"],
      },
      context,
    ),
  play: async ({ canvas }) => {
    const [price, card] = [canvas.getByText(/^95 €/), canvas.getByRole("article")];
    const { right } = card.getBoundingClientRect();
    await expect(Math.round(price.getBoundingClientRect().right)).toBe(Math.round(right));
  },
};

/** In cards of different height the prices of a row are in one line. */
export const PricesInARow: Story = {
  globals: { viewport: { value: "w1280" } },
  render: (args, context) => (
    <div style={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: "1.5rem" }}>
      {["Ilok", LONG_TITLE].map((title) => (
        <div key={title}>{meta.render({ ...args, title, price: ["95 €"] }, context)}</div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const [one, other] = canvas.getAllByText("95 €").map((price) => price.getBoundingClientRect());
    await expect(one?.bottom).toBe(other?.bottom);
  },
};

/** At 320 pixels no short fact is parted, and a long one wraps. */
export const LongFacts: Story = {
  globals: { viewport: { value: "w320" }, language: "de" },
  args: {
    facts: ["Essen und Trinken", "7,5 Stunden", "ab 10 Jahren", LONG_FACT],
    marks: ["vegetarisch auf Wunsch", LONG_FACT],
    price: ["ab 1.250.000 RSD", "etwa 10.660 €"],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    for (const fact of ["7,5 Stunden", "ab 10 Jahren", "vegetarisch auf Wunsch"]) {
      const text = document.createRange();
      text.selectNodeContents(canvas.getByText(fact));
      await expect(text.getClientRects()).toHaveLength(1);
    }
  },
};

/** A program on the dark band. */
export const Strong: Story = {
  args: { tone: "strong", summary: "", picture: pictureOf("cellar", "") },
  render: withFacts,
};

/** On the dark band with a summary below the facts. */
export const StrongWithSummary: Story = {
  args: { tone: "strong", picture: pictureOf("fire", "") },
  render: withFacts,
};

/** A line marks the upper edge of the card. */
export const WithoutPicture: Story = { args: { picture: null }, render: withFacts };

/** The background of its own is edge enough. */
export const StrongWithoutPicture: Story = {
  args: { picture: null, tone: "strong" },
  render: withFacts,
};

/** The narrowest card leaves its summary out, never the reason why it is faded. */
export const FadedInNarrowColumn: Story = {
  args: { isFaded: true },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "12rem" }}>
        <Story />
      </div>
    ),
  ],
  render: (args, context) => {
    const t = wordsFor(context.globals);
    const month = monthName(5, t);
    return meta.render(
      { ...args, note: <Text size="small">{t("months.away", { month })}</Text> },
      context,
    );
  },
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    const month = monthName(5, t);
    await expect(canvas.getByText(t("months.away", { month }))).toBeVisible();
    await expect(canvas.getByText(t("destinations.lead"))).not.toBeVisible();
  },
};

/** Title and picture only. */
export const WithoutSummary: Story = { args: { summary: "" } };

/** Three hundred letters at 320 pixels: the title wraps, and nothing is cut. */
export const LongTitle: Story = {
  args: { title: LONG_TITLE },
  globals: { viewport: { value: "w320" }, language: "de" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
