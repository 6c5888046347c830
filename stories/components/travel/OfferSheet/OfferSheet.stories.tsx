import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { AvailabilityNote } from "../../../../src/components/AvailabilityNote/AvailabilityNote.tsx";
import { Link } from "../../../../src/components/Link/Link.tsx";
import { LinkButton } from "../../../../src/components/LinkButton/LinkButton.tsx";
import { OfferSheet } from "../../../../src/components/OfferSheet/OfferSheet.tsx";
import { Price } from "../../../../src/components/Price/Price.tsx";
import { OPERATOR, phoneLink } from "../../../../src/config/operator.ts";
import { routePath } from "../../../../src/i18n/routes.ts";
import { width } from "../../../../src/theme/units.ts";
import { programViewModelFor } from "../../../documents.ts";
import { contentLanguage, wordsFor } from "../../../words.ts";
import example from "./OfferSheet.example.tsx?raw";
import { guide } from "./OfferSheet.guide.ts";

const meta = {
  component: OfferSheet,
  args: { action: null },
  parameters: { guide, example },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: width(400) }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    const { price, prices, rows, cancelling, smallest } = programViewModelFor(globals);
    return (
      <OfferSheet
        price={<Price size="large" words={price} />}
        lines={prices}
        rows={rows}
        smallPrint={
          <>
            {cancelling} {smallest}{" "}
            <Link href={routePath("terms", contentLanguage(globals))}>{t("nav.terms")}</Link>
          </>
        }
        contact={
          <>
            {t("contact.phone")} <Link href={phoneLink(OPERATOR.phone)}>{OPERATOR.phone}</Link>
          </>
        }
        {...args}
        action={
          args.action ?? (
            <LinkButton href={routePath("contact", contentLanguage(globals))}>
              {t("program.ask.action")}
            </LinkButton>
          )
        }
      />
    );
  },
} satisfies Meta<typeof OfferSheet>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { price, rows } = programViewModelFor(globals);
    await expect(canvas.getByText(price)).toBeVisible();
    await expect(canvas.getAllByRole("term")).toHaveLength(rows.length);
  },
};

/** With more content below the facts: dates with what is left. */
export const AllStates: Story = {
  args: {
    children: (
      <ul>
        <li>
          15 May 2027 <AvailabilityNote>12 places</AvailabilityNote>
        </li>
        <li>
          22 May 2027 <AvailabilityNote isScarce>only 2 places left</AvailabilityNote>
        </li>
      </ul>
    ),
  },
  globals: { language: "en" },
};

/** The price is not known yet: a text, the action and a telephone number. */
export const WithoutPrice: Story = {
  args: { price: undefined, lines: [], rows: [], smallPrint: undefined },
  render: (args, context) =>
    meta.render({ ...args, text: wordsFor(context.globals)("program.ask.text") }, context),
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole("term")).toHaveLength(0);
  },
};

/** Tab goes to the action, the terms and the telephone number. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole("link")) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};

export const RightToLeft: Story = { globals: { language: "pseudo-rtl" } };

/** At 320 px values go below their names, and long words break. */
export const LongWords: Story = {
  args: {
    price: <Price size="large" words="Gruppenpreis auf Anfrage, mindestens 1.290 €" />,
    lines: ["für eine Reisegruppe bis zu acht Personen"],
    rows: [
      { name: "Schwierigkeitsgrad", value: "Überschwemmungsgebietswanderung, anspruchsvoll" },
      { name: "Unterbringung", value: "Schifffahrtsmuseumsgästehaus" },
    ],
  },
  globals: { viewport: { value: "w320" }, language: "de" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
