import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card } from "../../src/components/Card/Card.tsx";
import { routePath } from "../../src/i18n/routes.ts";
import { pictureOf } from "../pictures.ts";
import { contentLanguage, wordsFor } from "../words.ts";

const LONG_TITLE =
  "Wanderung durch das Überschwemmungsgebiet Donauauen mit Seeadlerbeobachtungsstation";

/** Everything that a story does not set itself comes in the language of the toolbar. */
const meta = {
  component: Card,
  args: {
    href: "",
    title: "",
    picture: pictureOf("vineyards", ""),
    sizes: "24rem",
  },
  parameters: {
    docs: {
      description: {
        component:
          "Leads to one document from a list. Use it where several documents stand side by side and each has a page of its own. For a single way on, use a LinkButton; for a way within a sentence, a Link.",
      },
    },
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

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole("link");
    await step("is one link, named by the title alone", async () => {
      await expect(link).toHaveAccessibleName(canvas.getByRole("heading").textContent ?? "");
      await expect(canvas.queryByRole("img")).toBeNull();
    });
  },
};

export const WithFacts: Story = {
  render: (args, context) =>
    meta.render(
      { ...args, facts: [wordsFor(context.globals)("blog.category.vineyards"), "2026"] },
      context,
    ),
};

export const WithoutPicture: Story = { args: { picture: null } };

export const WithoutSummary: Story = { args: { summary: "" } };

export const LongTitle: Story = {
  args: { title: LONG_TITLE },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
