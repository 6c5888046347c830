import type { Meta, StoryObj } from "@storybook/react-vite";
import { SiteFooter } from "../../src/components/SiteFooter/SiteFooter.tsx";
import { OPERATOR } from "../../src/content/operator.ts";
import { routePath } from "../../src/i18n/routes.ts";
import { contentLanguage, wordsFor } from "../words.ts";

const meta = {
  component: SiteFooter,
  args: { siteName: "", label: "", items: [], note: "", onPaper: [] },
  parameters: {
    landmarks: "own",
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "The foot of every page: the quieter ways around, and who speaks here. On paper the ways around give their place to what can be read there: telephone, e-mail and the address of the page.",
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
      ["contact", t("nav.contact")],
      ["terms", t("nav.terms")],
      ["aboutProject", t("nav.about-project")],
    ] as const;
    return (
      <SiteFooter
        siteName={t("site.name")}
        label={t("footer.label")}
        items={routes.map(([route, name]) => ({ name, href: routePath(route, language) }))}
        note={t("footer.note")}
        onPaper={[
          { name: t("contact.phone"), value: OPERATOR.phone },
          { name: t("contact.mail"), value: OPERATOR.mail },
        ]}
      />
    );
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
