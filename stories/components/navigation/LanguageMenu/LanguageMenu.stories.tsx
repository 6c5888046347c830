import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent } from "storybook/test";
import { LanguageMenu } from "../../../../src/components/LanguageMenu/LanguageMenu.tsx";
import { LANGUAGE_TABLE, LANGUAGES, shortName } from "../../../../src/i18n/languages.ts";
import { contentLanguage, wordsFor } from "../../../words.ts";

const meta = {
  component: LanguageMenu,
  args: { label: "", short: "", choices: [] },
  parameters: {
    docs: {
      description: {
        component:
          "Links to the same page in other languages. Use it once, in the site header. Each language is shown by its own name. For choices on the current page use FilterButtons.",
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: "18rem" }}>
        <div style={{ position: "relative", display: "flex", justifyContent: "end" }}>
          <Story />
        </div>
      </div>
    ),
  ],
  render: (args, { globals }) => {
    const current = contentLanguage(globals);
    const choices = LANGUAGES.map((language) => ({
      ...LANGUAGE_TABLE[language],
      href: `/${language}/`,
      isCurrent: language === current,
      note: args.choices.find(({ htmlLang }) => htmlLang === language)?.note,
    }));
    const label = wordsFor(globals)("language.label");
    return <LanguageMenu label={label} short={shortName(current)} choices={choices} />;
  },
} satisfies Meta<typeof LanguageMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

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

export const NotInEveryLanguage: Story = {
  args: {
    choices: [
      {
        name: "",
        href: "",
        isCurrent: false,
        htmlLang: "de",
        note: "Nur auf Kroatisch und Englisch",
      },
    ],
  },
  play: async ({ canvasElement, canvas }) => {
    await userEvent.click(canvasElement.querySelector("summary") ?? canvasElement);
    await expect(canvas.getByText("Nur auf Kroatisch und Englisch")).toBeVisible();
  },
};
