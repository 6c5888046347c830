import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Breadcrumb } from "../../../../src/components/Breadcrumb/Breadcrumb.tsx";
import { InfoBlocks } from "../../../../src/components/InfoBlocks/InfoBlocks.tsx";
import { Picture } from "../../../../src/components/Picture/Picture.tsx";
import { PosterHeader } from "../../../../src/components/PosterHeader/PosterHeader.tsx";
import { routePath } from "../../../../src/i18n/routes.ts";
import { destinationFor, destinationViewModelFor } from "../../../documents.ts";
import { pictureOf } from "../../../pictures.ts";
import { contentLanguage, wordsFor } from "../../../words.ts";
import example from "./PosterHeader.example.tsx?raw";
import { guide } from "./PosterHeader.guide.ts";

const LONG_TITLE =
  "Wanderung durch das Überschwemmungsgebiet Donauauen mit Seeadlerbeobachtungsstation und Auwaldlehrpfad";

const pictured = (src?: string) => (
  <Picture
    picture={{ ...pictureOf("fortress", "Ilok"), ...(src ? { src, srcSet: "", sources: [] } : {}) }}
    sizes="94vw"
    ratio="fill"
    corners="none"
    isMain
  />
);

const meta = {
  component: PosterHeader,
  args: { title: "", picture: pictured() },
  parameters: { guide, example, layout: "fullscreen" },
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    const language = contentLanguage(globals);
    const { title, summary } = destinationFor(globals, "ilok");
    const { where, first } = destinationViewModelFor(globals);
    return (
      <PosterHeader
        {...args}
        title={args.title || title}
        lead={summary}
        kicker={where}
        breadcrumb={
          <Breadcrumb
            label={t("nav.breadcrumb")}
            steps={[
              { name: t("nav.home"), href: routePath("home", language) },
              { name: t("destinations.title"), href: routePath("destinations", language) },
            ]}
          />
        }
      >
        {args.children ?? <InfoBlocks blocks={first} values="clause" />}
      </PosterHeader>
    );
  },
} satisfies Meta<typeof PosterHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

const NARROW = { viewport: { value: "w320" } } as const;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  },
};

/** From edge to edge of the screen. */
export const Narrow: Story = { globals: NARROW };

export const WithoutFacts: Story = { args: { children: <></> } };

/** The picture grows, so that enough of it is above the label. */
export const LongTitle: Story = {
  args: { title: LONG_TITLE },
  globals: { ...NARROW, language: "de" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const { top } = canvas.getByRole("heading", { level: 1 }).getBoundingClientRect();
    const picture = canvas.getByRole("img").getBoundingClientRect();
    await expect(top - picture.top).toBeGreaterThan(140);
  },
};

/** Its description is above the label. */
export const PictureFailed: Story = {
  args: { picture: pictured("/missing.webp") },
  play: async ({ canvas, canvasElement }) => {
    const words = () => canvasElement.querySelector("[aria-hidden=true]:not(svg)");
    await waitFor(() => expect(words()).toHaveTextContent("Ilok"));
    const label = canvas.getByRole("heading", { level: 1 }).getBoundingClientRect();
    await expect(words()?.getBoundingClientRect().bottom).toBeLessThan(label.top);
  },
};

/** The title has the size of any other page. */
export const WithoutPicture: Story = {
  args: { picture: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

/** The label is at the right. */
export const RightToLeft: Story = { globals: { language: "pseudo-rtl" } };
