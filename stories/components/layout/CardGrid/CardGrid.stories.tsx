import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { Card } from "../../../../src/components/Card/Card.tsx";
import { CardGrid } from "../../../../src/components/CardGrid/CardGrid.tsx";
import { FilterButtons } from "../../../../src/components/FilterButtons/FilterButtons.tsx";
import { LinkButton } from "../../../../src/components/LinkButton/LinkButton.tsx";
import { prepareReflow } from "../../../../src/components/Reflow/useReflow.ts";
import { routePath } from "../../../../src/i18n/routes.ts";
import { PLACES, pictureOf, type Scene } from "../../../pictures.ts";
import { contentLanguage, topicWord, wordsFor } from "../../../words.ts";
import example from "./CardGrid.example.tsx?raw";
import { guide } from "./CardGrid.guide.ts";

const SCENES: Scene[] = ["vineyards", "wetland", "cellar", "square", "fortress", "fire"];

const columnsOf = (element: Element | null | undefined): number =>
  element ? getComputedStyle(element).gridTemplateColumns.split(" ").length : 0;

const meta = {
  component: CardGrid,
  args: { children: null },
  parameters: {
    guide,
    example,
    layout: "fullscreen",
  },
  decorators: [
    (Story) => (
      <div style={{ padding: "1.25rem" }}>
        <Story />
      </div>
    ),
  ],
  // A story with a panel says how many cards it has: `parameters: { cards: 5 }`.
  render: (args, { globals, parameters: { cards } }) => {
    const t = wordsFor(globals);
    const panel = <LinkButton href="#">{t("list.ask.action")}</LinkButton>;
    return (
      <CardGrid {...args} beside={cards && panel}>
        {args.children ||
          SCENES.slice(0, cards).map((scene) => (
            <Card
              key={scene}
              href={routePath("destinations", contentLanguage(globals))}
              title={PLACES[scene]}
              summary={t("destinations.lead")}
              picture={pictureOf(scene, "")}
              sizes="24rem"
            />
          ))}
      </CardGrid>
    );
  },
} satisfies Meta<typeof CardGrid>;

export default meta;

type Story = StoryObj<typeof meta>;

const gridOf = (element: HTMLElement) => element.querySelector("article")?.parentElement;

/** Four per row from 1280 pixels on. */
export const List: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvasElement }) => {
    await expect(columnsOf(gridOf(canvasElement))).toBe(4);
  },
};

/** The fifth of five has its row for itself: a panel takes the rest of it. */
export const LastAlone: Story = {
  globals: { viewport: { value: "w1280" } },
  parameters: { cards: 5 },
  play: async ({ canvas, canvasElement, globals }) => {
    const action = wordsFor(globals)("list.ask.action");
    const panel = canvas.getByRole("link", { name: action }).parentElement;
    const last = [...canvasElement.querySelectorAll("article")].at(-1);
    await expect(panel?.offsetTop).toBe(last?.offsetTop);
  },
};

/** The fourth of four is not alone. */
export const NoneAlone: Story = {
  ...LastAlone,
  parameters: { cards: 4 },
  play: async ({ canvas, globals }) => {
    const action = wordsFor(globals)("list.ask.action");
    await expect(canvas.queryByRole("link", { name: action })).toBeNull();
  },
};

/** Three per row from 768 pixels on. */
export const ListOnATablet: Story = {
  globals: { viewport: { value: "w768" } },
  play: async ({ canvasElement }) => {
    await expect(columnsOf(gridOf(canvasElement))).toBe(3);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** One per row at 320 pixels. */
export const ListOnATelephone: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvasElement }) => {
    await expect(columnsOf(gridOf(canvasElement))).toBe(1);
  },
};

/** Three per row from 768 pixels on. */
export const Few: Story = {
  args: { layout: "few" },
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvasElement }) => {
    await expect(columnsOf(gridOf(canvasElement))).toBe(3);
  },
};

/** A card without a picture is still aligned with the upper edge of its row. */
export const OneWithoutPicture: Story = {
  render: (args, context) => {
    const t = wordsFor(context.globals);
    const card = {
      href: routePath("destinations", contentLanguage(context.globals)),
      summary: t("destinations.lead"),
      sizes: "24rem",
    };
    return meta.render(
      {
        ...args,
        children: [
          <Card key="a" {...card} title={PLACES.square} picture={pictureOf("square", "")} />,
          <Card key="b" {...card} title={PLACES.cellar} picture={null} />,
          <Card key="c" {...card} title={PLACES.fortress} picture={pictureOf("fortress", "")} />,
        ],
      },
      context,
    );
  },
};

const KINDS = { nature: ["wetland", "fire"], town: ["square", "fortress", "cellar"] } as const;
type Kind = "all" | keyof typeof KINDS;
const isOfKind = (scene: Scene, kind: Kind): boolean =>
  kind === "all" || KINDS[kind].some((one) => one === scene);

/** After a filter, remaining cards move to their new places, and new ones appear at once. */
export const Filtered: Story = {
  parameters: { motion: "allowed" },
  globals: { viewport: { value: "w1280" } },
  render: (args, context) => {
    const [kind, setKind] = useState<Kind>("all");
    const t = wordsFor(context.globals);
    return (
      <div style={{ display: "grid", gap: "2rem" }}>
        <FilterButtons<Kind>
          label={t("filter.category")}
          choices={[
            { value: "all", label: t("filter.all") },
            { value: "nature", label: topicWord(t, "Nature") },
            { value: "town", label: topicWord(t, "Sights") },
          ]}
          selected={kind}
          onSelect={setKind}
          onIntent={prepareReflow}
        />
        <CardGrid {...args}>
          {SCENES.filter((scene) => isOfKind(scene, kind)).map((scene) => (
            <Card
              key={scene}
              href={routePath("destinations", contentLanguage(context.globals))}
              title={PLACES[scene]}
              picture={pictureOf(scene, "")}
              sizes="24rem"
            />
          ))}
        </CardGrid>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const [all, nature] = canvas.getAllByRole("button");
    if (!all || !nature) throw new Error("The choices are missing.");
    await userEvent.hover(nature);
    const moves = () => canvas.getAllByRole("article").flatMap((card) => card.getAnimations());
    // The first click may come before the animation library is loaded, so try again.
    await waitFor(async () => {
      await userEvent.click(all);
      await Promise.all(moves().map(({ finished }) => finished));
      await userEvent.click(nature);
      await expect(moves()).toHaveLength(KINDS.nature.length);
    });
    await Promise.all(moves().map(({ finished }) => finished));
    await waitFor(() => expect(moves()).toHaveLength(0));
  },
};
