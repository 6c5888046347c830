import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LanguageChoice } from "../../src/features/LanguageChoice/LanguageChoice.tsx";
import { LANGUAGE_TABLE, LANGUAGES } from "../../src/i18n/languages.ts";
import { translator } from "../../src/i18n/messages.ts";
import { pictureOf } from "../pictures.ts";

const meta = {
  component: LanguageChoice,
  args: {
    siteName: "Podunavlje",
    hero: pictureOf("vineyards", ""),
    greetings: LANGUAGES.map((language) => ({
      language,
      text: translator(language)("home.title"),
      href: `/${language}/`,
    })),
  },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "A page for addresses without a language. Each language is introduced in its own words.",
      },
    },
  },
} satisfies Meta<typeof LanguageChoice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const language of LANGUAGES) {
      const { name, htmlLang } = LANGUAGE_TABLE[language];
      const link = canvas.getByRole("link", { name });
      await expect(link).toHaveAttribute("href", `/${language}/`);
      await expect(link.closest("li")).toHaveAttribute("lang", htmlLang);
    }
  },
};
