import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Heading } from "../../../../src/components/Heading/Heading.tsx";
import { wordsFor } from "../../../words.ts";
import { sectionFor } from "../../../written.ts";

const LONG_TITLE =
  "Donauauenüberschwemmungsgebiet im Frühjahr: eine zweitägige Wanderung mit Seeadlerbeobachtungsstation, Übernachtung im Fischerhaus, Verkostung der Traminerspätlese in den alten Kellern von Ilok und Rückfahrt auf dem Schiff, sofern der Wasserstand es zulässt und die Sonne nicht schon untergegangen ist, wenn Sie ankommen.";

const meta = {
  component: Heading,
  args: { level: 2, children: "" },
  parameters: {
    docs: {
      description: {
        component:
          "The title of the content below it. Choose the level by the outline of the page, without skipping one. Choose the size by appearance: it does not depend on the level. For large text that is not a heading use Text.",
      },
    },
  },
  render: (args, { globals }) => (
    <Heading {...args}>{args.children || wordsFor(globals)("home.stories.title")}</Heading>
  ),
} satisfies Meta<typeof Heading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (_, { globals }) => {
    const t = wordsFor(globals);
    return (
      <div style={{ display: "grid", gap: "2rem" }}>
        <Heading level={1}>{t("home.title")}</Heading>
        <Heading level={2}>{t("home.programs.title")}</Heading>
        <Heading level={3}>{sectionFor(globals, 0).title}</Heading>
        <Heading level={4}>{sectionFor(globals, 2).title}</Heading>
        <Heading level={5}>{sectionFor(globals, 4, "about-project").title}</Heading>
      </div>
    );
  },
};

export const LevelApartFromSize: Story = {
  args: { level: 3, size: "heading" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3 })).toBeVisible();
  },
};

export const LongTitle: Story = {
  args: { level: 1, children: LONG_TITLE },
  globals: { viewport: { value: "w320" }, language: "de" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
