import type { Meta, StoryObj } from "@storybook/react-vite";
import { SiteFooter } from "../../../../src/components/SiteFooter/SiteFooter.tsx";
import { OPERATOR, phoneLink } from "../../../../src/config/operator.ts";
import { listEntries } from "../../../../src/features/DocumentList/listEntries.ts";
import { LANGUAGE_TABLE, LANGUAGES, type Language } from "../../../../src/i18n/languages.ts";
import { type Route, routePath } from "../../../../src/i18n/routes.ts";
import { contentLanguage, wordsFor } from "../../../words.ts";
import example from "./SiteFooter.example.tsx?raw";
import { guide } from "./SiteFooter.guide.ts";

const choicesFor = (language: Language) =>
  LANGUAGES.map((one) => ({
    ...LANGUAGE_TABLE[one],
    href: routePath("home", one),
    isCurrent: one === language,
  }));

const meta = {
  component: SiteFooter,
  args: {
    siteName: "",
    label: "",
    groups: [],
    contacts: [],
    choices: [],
    note: "",
    onPaper: [],
  },
  parameters: {
    landmarks: "own",
    layout: "fullscreen",
    guide,
    example,
  },
  render: (_, { globals }) => {
    const t = wordsFor(globals);
    const language = contentLanguage(globals);
    const waysTo = (routes: readonly (readonly [Route, string])[]) =>
      routes.map(([route, name]) => ({ name, href: routePath(route, language) }));
    const main = waysTo([...listEntries(t), ["plan", t("nav.plan")]]);
    const more = waysTo([
      ["about", t("nav.about")],
      ["contact", t("nav.contact")],
      ["terms", t("nav.terms")],
      ["accessibility", t("nav.accessibility")],
      ["aboutProject", t("nav.about-project")],
      ["sitemap", t("sitemap.title")],
    ]);
    return (
      <SiteFooter
        siteName={t("site.name")}
        label={t("footer.label")}
        groups={[main, more]}
        contacts={[
          { name: t("contact.mail"), value: OPERATOR.mail, href: `mailto:${OPERATOR.mail}` },
          { name: t("contact.phone"), value: OPERATOR.phone, href: phoneLink(OPERATOR.phone) },
        ]}
        choices={choicesFor(language)}
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
