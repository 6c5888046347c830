import type { Meta, StoryObj } from "@storybook/react-vite";
import { CardGrid } from "../../src/components/CardGrid/CardGrid.tsx";
import { Link } from "../../src/components/Link/Link.tsx";
import { Section } from "../../src/components/Section/Section.tsx";
import { DocumentCard } from "../../src/features/DocumentCard/DocumentCard.tsx";
import { routePath } from "../../src/i18n/routes.ts";
import { siteFor } from "../pages/fixture.ts";
import { contentLanguage, wordsFor } from "../words.ts";

const meta = {
  title: "Patterns/Dark band",
  component: Section,
  args: { title: "", tone: "strong", children: null },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          'A dark band across the whole width, once per page. Use it for programs that visitors can book. A Section with `tone="strong"` changes the quiet roles to their light counterparts, so components need no variant for it. Cards need `tone="strong"`, which gives them a raised background. Do not put fields and filters on it.',
      },
    },
  },
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    return (
      <Section
        {...args}
        title={t("home.programs.title")}
        lead={t("home.programs.lead")}
        more={
          <Link href={routePath("programs", contentLanguage(globals))}>
            {t("home.all-programs")}
          </Link>
        }
      >
        <CardGrid layout="few">
          {siteFor(globals)
            .programs.slice(0, 3)
            .map((card) => (
              <DocumentCard key={card.path} card={card} tone="strong" />
            ))}
        </CardGrid>
      </Section>
    );
  },
} satisfies Meta<typeof Section>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnATelephone: Story = { globals: { viewport: { value: "w320" } } };
