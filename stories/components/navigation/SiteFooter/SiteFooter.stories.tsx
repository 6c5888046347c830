import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { SiteFooter } from "../../../../src/components/SiteFooter/SiteFooter.tsx";
import { OPERATOR, phoneLink } from "../../../../src/config/operator.ts";
import { listEntries } from "../../../../src/features/DocumentList/listEntries.ts";
import { LANGUAGE_TABLE, LANGUAGES, type Language } from "../../../../src/i18n/languages.ts";
import { type Route, routePath } from "../../../../src/i18n/routes.ts";
import { contentLanguage, wordsFor } from "../../../words.ts";
import example from "./SiteFooter.example.tsx?raw";
import { guide } from "./SiteFooter.guide.ts";

const choicesFor = (language: Language, note: (one: Language) => string | undefined) =>
  LANGUAGES.map((one) => ({
    ...LANGUAGE_TABLE[one],
    href: routePath("home", one),
    isCurrent: one === language,
    note: note(one),
  }));

/** The language that the page of a story lacks. */
const missingIn = (language: Language): Language => (language === "de" ? "en" : "de");

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
  render: ({ choices }, { globals }) => {
    const t = wordsFor(globals);
    const language = contentLanguage(globals);
    const waysTo = (routes: readonly (readonly [Route, string])[]) =>
      routes.map(([route, name]) => ({ name, href: routePath(route, language) }));
    const main = waysTo([...listEntries(t), ["plan", t("nav.plan")]]);
    const more = waysTo([
      ["about", t("nav.about")],
      ["contact", t("nav.contact")],
      ["gettingHere", t("nav.getting-here")],
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
        choices={choices.length > 0 ? choices : choicesFor(language, () => undefined)}
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

type Story = StoryObj<typeof meta>;

/** The language of the page is bold and announced as current. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { name } = LANGUAGE_TABLE[contentLanguage(globals)];
    const current = canvas.getByRole("link", { name });
    await expect(current).toHaveAttribute("aria-current", "true");
    const [other] = canvas.getAllByRole("link");
    if (!other) throw new Error("The footer has no link.");
    await expect(getComputedStyle(current).fontWeight).not.toBe(getComputedStyle(other).fontWeight);
  },
};

/** The page lacks a language: a note says what its link opens. Each link keeps the part after "#". */
export const NotInEveryLanguage: Story = {
  render: (args, context) => {
    const language = contentLanguage(context.globals);
    const note = wordsFor(context.globals)("language.missing.blog");
    const choices = choicesFor(language, (one) => (one === missingIn(language) ? note : undefined));
    return meta.render({ ...args, choices }, context);
  },
  play: async ({ canvas, globals }) => {
    const { name } = LANGUAGE_TABLE[missingIn(contentLanguage(globals))];
    const link = canvas.getByRole("link", { name });
    const note = wordsFor(globals)("language.missing.blog");
    await expect(link).toHaveAccessibleDescription(note);
    await expect(canvas.getByText(note)).toBeVisible();
    const before = window.location.href;
    const stay = (event: Event): void => event.preventDefault();
    link.addEventListener("click", stay);
    window.history.replaceState(window.history.state, "", "#prices");
    await userEvent.click(link);
    await expect(link).toHaveAttribute("href", expect.stringMatching(/#prices$/));
    window.history.replaceState(window.history.state, "", before);
    link.removeEventListener("click", stay);
  },
};
