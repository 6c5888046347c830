import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Link } from "../../../../src/components/Link/Link.tsx";
import { Section } from "../../../../src/components/Section/Section.tsx";
import { Text } from "../../../../src/components/Text/Text.tsx";
import { routePath } from "../../../../src/i18n/routes.ts";
import { contentLanguage, wordsFor } from "../../../words.ts";
import example from "./Section.example.tsx?raw";
import { guide } from "./Section.guide.ts";

const meta = {
  component: Section,
  args: { title: "", children: null },
  parameters: {
    guide,
    example,
    layout: "fullscreen",
  },
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    return (
      <Section
        {...args}
        title={args.title || t("home.programs.title")}
        lead={args.lead ?? t("home.programs.lead")}
        more={
          <Link href={routePath("programs", contentLanguage(globals))}>
            {t("home.all-programs")}
          </Link>
        }
      >
        <Text>{t("packages.lead")}</Text>
      </Section>
    );
  },
} satisfies Meta<typeof Section>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A tinted background. */
export const Quiet: Story = { args: { tone: "quiet" } };

/** The dark band: text and links turn light. */
export const Strong: Story = { args: { tone: "strong" } };

/** The title alone above the content. */
export const WithoutLead: Story = { args: { lead: "" } };

/** A long German title at 320 pixels: words part, the page does not scroll sideways. */
export const LongTitle: Story = {
  args: {
    title:
      "Wanderungen durch das Überschwemmungsgebiet mit Seeadlerbeobachtungsstation und Weinkellerbesichtigung",
  },
  globals: { viewport: { value: "w320" }, language: "de" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
