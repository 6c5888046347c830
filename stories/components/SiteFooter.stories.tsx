import type { Meta, StoryObj } from "@storybook/react-vite";
import { SiteFooter } from "../../src/components/SiteFooter/SiteFooter.tsx";
import { routePath } from "../../src/i18n/routes.ts";
import { contentLanguage, wordsFor } from "../words.ts";

const meta = {
  component: SiteFooter,
  args: { label: "", items: [], note: "" },
  parameters: {
    landmarks: "own",
    layout: "fullscreen",
    docs: {
      description: {
        component: "The foot of every page: the quieter ways around, and who speaks here.",
      },
    },
  },
  render: (_, { globals }) => {
    const t = wordsFor(globals);
    const language = contentLanguage(globals);
    const routes = [
      ["destinations", t("nav.destinations")],
      ["programs", t("nav.programs")],
      ["blog", t("nav.blog")],
      ["about", t("nav.about")],
      ["aboutProject", t("nav.about-project")],
      ["contact", t("nav.contact")],
    ] as const;
    return (
      <SiteFooter
        label={t("footer.label")}
        items={routes.map(([route, name]) => ({ name, href: routePath(route, language) }))}
        note={t("footer.note")}
      />
    );
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
