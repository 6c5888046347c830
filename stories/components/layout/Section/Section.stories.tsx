import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Link } from "../../../../src/components/Link/Link.tsx";
import { Section } from "../../../../src/components/Section/Section.tsx";
import { Text } from "../../../../src/components/Text/Text.tsx";
import { routePath } from "../../../../src/i18n/routes.ts";
import { contentLanguage, wordsFor } from "../../../words.ts";

const meta = {
  component: Section,
  args: { title: "", children: null },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "A full-width band of a page with a title, a short lead, content, and a link to more. Use at most one strong band per page. For parts of an article use a Heading.",
      },
    },
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

export const Quiet: Story = { args: { tone: "quiet" } };

export const Strong: Story = { args: { tone: "strong" } };

export const WithoutLead: Story = { args: { lead: "" } };

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
