import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { expect } from "storybook/test";
import { Price } from "../../../../src/components/Price/Price.tsx";
import { LANGUAGE_TABLE } from "../../../../src/i18n/languages.ts";
import { MATRIX, Matrix } from "../../../matrix/Matrix.tsx";
import { contentLanguage } from "../../../words.ts";
import example from "./Price.example.tsx?raw";
import { guide } from "./Price.guide.ts";

const localeFor = (globals: { language?: unknown }): string =>
  LANGUAGE_TABLE[contentLanguage(globals)].locale;

/** Formatted by the component, not before. */
type Sum = Extract<ComponentProps<typeof Price>, { amount: number }>;

const meta: Meta<Sum> = {
  component: Price,
  args: { amount: 65, currency: "EUR", locale: "en-GB" },
  parameters: { guide, example },
  render: (args, { globals }) => <Price {...args} locale={localeFor(globals)} />,
};

export default meta;

type Story = StoryObj<Sum>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/65/)).toBeVisible();
  },
};

/** From an amount, per person, for a group, and about as much in another currency. */
export const AllStates: Story = {
  parameters: MATRIX,
  globals: { language: "en" },
  render: () => {
    const euros = { amount: 65, currency: "EUR", locale: "en-GB" };
    const about = { amount: 13.6, currency: "USD", pattern: "about {{price}}" };
    const sizes = ["small", "medium", "large"] as const;
    return (
      <Matrix
        states={["rest"]}
        rows={[
          ...sizes.map((size) => ({
            name: size,
            draw: () => <Price {...euros} size={size} pattern="from {{price}} per person" />,
          })),
          {
            name: "for a group",
            draw: () => (
              <Price {...euros} amount={390} pattern="{{price}} for a group of up to eight" />
            ),
          },
          {
            name: "with cents, in two currencies",
            draw: () => (
              <Price {...euros} amount={12.5} pattern="{{price}} per person" about={about} />
            ),
          },
          {
            name: "in words",
            draw: () => <Price words="free, if you come on foot" />,
          },
        ]}
      />
    );
  },
};

/** Screen readers get one string. */
export const InTwoCurrencies: Story = {
  args: {
    size: "large",
    pattern: "ab {{price}} pro Person",
    about: { amount: 7600, currency: "RSD", pattern: "etwa {{price}}" },
  },
  globals: { language: "de" },
  play: async ({ canvas }) => {
    const spoken = canvas.getByText(/^ab .*65.* pro Person, etwa .*7.?600/);
    await expect(spoken).toBeInTheDocument();
    await expect(spoken.closest("[aria-hidden]")).toBeNull();
  },
};

export const RightToLeft: Story = {
  args: { size: "large", pattern: "from {{price}} per person" },
  globals: { language: "pseudo-rtl" },
};

/** At 320 px the words wrap, and the amount stays on one line. */
export const LongWords: Story = {
  args: {
    size: "large",
    amount: 1299.5,
    pattern: "ab {{price}} pro Person im Doppelzimmer einschließlich Vollverpflegung",
    about: { amount: 152_000, currency: "RSD", pattern: "ungefähr {{price}}" },
  },
  globals: { viewport: { value: "w320" }, language: "de" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
