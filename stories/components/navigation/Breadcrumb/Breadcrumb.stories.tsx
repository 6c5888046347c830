import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Breadcrumb } from "../../../../src/components/Breadcrumb/Breadcrumb.tsx";
import { Heading } from "../../../../src/components/Heading/Heading.tsx";
import { Stack } from "../../../../src/components/Stack/Stack.tsx";
import { routePath } from "../../../../src/i18n/routes.ts";
import { contentLanguage, wordsFor } from "../../../words.ts";
import example from "./Breadcrumb.example.tsx?raw";
import { guide } from "./Breadcrumb.guide.ts";

const meta = {
  component: Breadcrumb,
  args: { label: "", steps: [] },
  parameters: { guide, example },
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    const language = contentLanguage(globals);
    const steps = [
      { name: t("nav.home"), href: routePath("home", language) },
      { name: t("nav.programs"), href: routePath("programs", language) },
      ...args.steps,
    ];
    return <Breadcrumb label={t("nav.breadcrumb")} steps={steps} />;
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A page of the first level: two steps, the current page included. */
export const List: Story = {};

/** With the page title below, as on every page. */
const aboveTitle: NonNullable<Story["decorators"]> = [
  (Path, { args }) => (
    <Stack>
      <Path />
      <Heading level={1}>{args.steps.at(-1)?.name}</Heading>
    </Stack>
  ),
];

/** A page below a list, with its title below the path. */
export const Document: Story = {
  args: { steps: [{ name: "Kanumorgen im Auwald", href: "/de/program/kanumorgen/" }] },
  decorators: aboveTitle,
  globals: { language: "de" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
    const current = canvas.getByText("Kanumorgen im Auwald", { selector: "span" });
    await expect(current).toHaveAttribute("aria-current", "page");
  },
};

const LONG_TITLE =
  "Zweitägige Wanderung durch das Überschwemmungsgebiet mit Seeadlerbeobachtungsstation und Rückfahrt auf dem Schiff";

/** A long title on a narrow screen: it wraps like a sentence, and nothing scrolls sideways. */
export const LongTitle: Story = {
  args: { steps: [{ name: LONG_TITLE, href: "/de/program/wanderung/" }] },
  decorators: aboveTitle,
  globals: { viewport: { value: "w320" }, language: "de" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
