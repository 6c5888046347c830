import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { LanguageMenu } from "../../../../src/components/LanguageMenu/LanguageMenu.tsx";
import { SearchMenu } from "../../../../src/components/SearchMenu/SearchMenu.tsx";
import { SiteHeader } from "../../../../src/components/SiteHeader/SiteHeader.tsx";
import { LANGUAGE_TABLE, LANGUAGES, shortName } from "../../../../src/i18n/languages.ts";
import { routePath } from "../../../../src/i18n/routes.ts";
import { searchPath } from "../../../../src/i18n/searchPath.ts";
import { contentLanguage, wordsFor } from "../../../words.ts";
import example from "./SiteHeader.example.tsx?raw";
import { guide } from "./SiteHeader.guide.ts";

const meta = {
  component: SiteHeader,
  args: { siteName: "", homeHref: "", label: "", menuLabel: "", items: [], tools: null },
  parameters: {
    landmarks: "own",
    layout: "fullscreen",
    guide,
    example,
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: "26rem" }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    const language = contentLanguage(globals);
    const routes = [
      ["destinations", t("nav.destinations")],
      ["programs", t("nav.programs")],
      ["blog", t("nav.blog")],
      ["plan", t("nav.plan")],
      ["about", t("nav.about")],
      ["contact", t("nav.contact")],
    ] as const;
    return (
      <SiteHeader
        {...args}
        siteName={t("site.name")}
        homeHref={routePath("home", language)}
        label={t("nav.label")}
        menuLabel={t("nav.menu")}
        items={routes.map(([route, name]) => ({
          name,
          href: routePath(route, language),
          isCurrent: route === "programs",
          isAside: route === "about" || route === "contact",
        }))}
        tools={
          <>
            <SearchMenu
              label={t("search.site")}
              inputLabel={t("search.label")}
              submitLabel={t("search.submit")}
              action={searchPath(language)}
              onSearch={fn()}
            />
            <LanguageMenu
              label={t("language.label")}
              short={shortName(language)}
              choices={LANGUAGES.map((other) => ({
                ...LANGUAGE_TABLE[other],
                href: routePath("programs", other),
                isCurrent: other === language,
              }))}
            />
          </>
        }
      />
    );
  },
} satisfies Meta<typeof SiteHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The whole navigation on one line, with the current page underlined. */
export const Wide: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, globals }) => {
    const name = wordsFor(globals)("nav.programs");
    await expect(canvas.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
  },
};

/** The navigation is in a menu, which closes on Escape and when another menu opens. */
export const OnASmallScreen: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas, canvasElement, globals, step }) => {
    const t = wordsFor(globals);
    const opener = canvas.getByText(t("nav.menu")).closest("summary");
    if (!opener) throw new Error("there is something to open it with");
    const link = () => canvas.queryByRole("link", { name: t("nav.contact") });
    await step("has a collapsed navigation", async () => {
      await expect(link()).toBeNull();
      await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    });
    await step("has search, language and menu on one line with the name", async () => {
      const tops = [...canvasElement.querySelectorAll("summary")].map(
        (one) => one.getBoundingClientRect().top,
      );
      await expect(tops).toHaveLength(3);
      await expect(new Set(tops).size).toBe(1);
    });
    await step("closes the menu when another menu opens", async () => {
      const [, search] = canvasElement.querySelectorAll("summary");
      await userEvent.click(opener);
      await expect(link()).toBeVisible();
      await userEvent.click(search ?? canvasElement);
      await expect(link()).toBeNull();
      await userEvent.keyboard("{Escape}");
    });
    await step("opens the menu, closes it on Escape and returns the focus", async () => {
      await userEvent.click(opener);
      await expect(link()).toBeVisible();
      await userEvent.keyboard("{Escape}");
      await expect(link()).toBeNull();
      await expect(opener).toHaveFocus();
    });
    await userEvent.click(opener);
  },
};
