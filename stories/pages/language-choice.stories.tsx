import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LanguageChoice } from "../../src/features/LanguageChoice/LanguageChoice.tsx";
import { LANGUAGES } from "../../src/i18n/languages.ts";
import { greetings, hero } from "./fixture.ts";

const meta = {
  title: "Pages/Language choice",
  component: LanguageChoice,
  args: { siteName: "Podunavlje", greetings, hero },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "Template language-choice: the only page without a language. It has no header and no footer, because their text needs a language.",
      },
    },
  },
} satisfies Meta<typeof LanguageChoice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(LANGUAGES.length);
  },
};

export const OnATelephone: Story = { globals: { viewport: { value: "w320" } } };
