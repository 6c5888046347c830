import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card } from "../../../../src/components/Card/Card.tsx";
import { StaggeredGrid } from "../../../../src/components/StaggeredGrid/StaggeredGrid.tsx";
import { routePath } from "../../../../src/i18n/routes.ts";
import { PLACES, pictureOf, type Scene } from "../../../pictures.ts";
import { contentLanguage, topicWord, wordsFor } from "../../../words.ts";
import example from "./StaggeredGrid.example.tsx?raw";
import { guide } from "./StaggeredGrid.guide.ts";

const SCENES: Scene[] = ["wetland", "cellar", "fortress", "fire"];

const meta = {
  component: StaggeredGrid,
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
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    return (
      <StaggeredGrid>
        {args.children ||
          SCENES.map((scene) => (
            <Card
              key={scene}
              href={routePath("blog", contentLanguage(globals))}
              title={PLACES[scene]}
              summary={t("home.stories.lead")}
              facts={[topicWord(t, "Nature"), "2026"]}
              picture={pictureOf(scene, "")}
              sizes="36rem"
            />
          ))}
      </StaggeredGrid>
    );
  },
} satisfies Meta<typeof StaggeredGrid>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole("article").map((card) => card.getBoundingClientRect().top);
    const [first = 0, second = 0, third = 0, fourth = 0] = tops;
    await expect(second - first).toBeCloseTo(96);
    await expect(fourth - third).toBeCloseTo(96);
  },
};

/** One column without an offset at 320 pixels. */
export const OnATelephone: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas, canvasElement }) => {
    const lefts = canvas.getAllByRole("article").map((card) => card.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** One card stays in the first column. */
export const OneCard: Story = {
  globals: { viewport: { value: "w1280" } },
  render: (args, context) => {
    const t = wordsFor(context.globals);
    return meta.render(
      {
        ...args,
        children: (
          <Card
            href={routePath("blog", contentLanguage(context.globals))}
            title={t("home.stories.title")}
            picture={pictureOf("wetland", "")}
            sizes="36rem"
          />
        ),
      },
      context,
    );
  },
};
