import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent } from "storybook/test";
import { LanguageMenu } from "../../../../src/components/LanguageMenu/LanguageMenu.tsx";
import {
  LANGUAGE_TABLE,
  LANGUAGES,
  type Language,
  shortName,
} from "../../../../src/i18n/languages.ts";
import { contentLanguage, wordsFor } from "../../../words.ts";
import example from "./LanguageMenu.example.tsx?raw";
import { guide } from "./LanguageMenu.guide.ts";

/** The menu in the toolbar's language; `missing` has a note. */
function menuFor(globals: { language?: unknown }, missing?: Language) {
  const t = wordsFor(globals);
  const current = contentLanguage(globals);
  const choices = LANGUAGES.map((language) => ({
    ...LANGUAGE_TABLE[language],
    href: `/${language}/`,
    isCurrent: language === current,
    note: language === missing ? t("language.missing.blog") : undefined,
  }));
  return <LanguageMenu label={t("language.label")} short={shortName(current)} choices={choices} />;
}

const meta = {
  component: LanguageMenu,
  args: { label: "", short: "", choices: [] },
  parameters: { guide, example },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: "18rem" }}>
        <div style={{ position: "relative", display: "flex", justifyContent: "end" }}>
          <Story />
        </div>
      </div>
    ),
  ],
  render: (_, { globals }) => menuFor(globals),
} satisfies Meta<typeof LanguageMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The opener shows the code of the current language. */
export const Closed: Story = {};

/** All languages of the site, the current one marked. Escape and a click outside close the menu. */
export const Open: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const opener = canvasElement.querySelector("summary");
    if (!opener) throw new Error("there is something to open it with");
    await step("closes on Escape right after opening", async () => {
      opener.click();
      fireEvent.keyDown(opener, { key: "Escape" });
      await expect(canvas.getByRole("link", { name: "Deutsch" })).not.toBeVisible();
    });
    await step("opens", async () => {
      await userEvent.click(opener);
      await expect(canvas.getByRole("link", { name: "Deutsch" })).toBeVisible();
    });
    await step("closes on Escape and returns the focus", async () => {
      await userEvent.keyboard("{Escape}");
      await expect(canvas.getByRole("link", { name: "Deutsch" })).not.toBeVisible();
      await expect(opener).toHaveFocus();
    });
    await step("closes on a click outside", async () => {
      await userEvent.click(opener);
      await expect(canvas.getByRole("link", { name: "Deutsch" })).toBeVisible();
      await userEvent.click(document.body);
      await expect(canvas.getByRole("link", { name: "Deutsch" })).not.toBeVisible();
    });
    await userEvent.click(opener);
  },
};

/** A note says that the page lacks a language, and what is opened instead. */
export const NotInEveryLanguage: Story = {
  render: (_, { globals }) => menuFor(globals, contentLanguage(globals) === "de" ? "en" : "de"),
  play: async ({ canvasElement, canvas, globals }) => {
    await userEvent.click(canvasElement.querySelector("summary") ?? canvasElement);
    await expect(canvas.getByText(wordsFor(globals)("language.missing.blog"))).toBeVisible();
  },
};
