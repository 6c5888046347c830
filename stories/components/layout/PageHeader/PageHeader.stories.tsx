import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Breadcrumb } from "../../../../src/components/Breadcrumb/Breadcrumb.tsx";
import { LinkButton } from "../../../../src/components/LinkButton/LinkButton.tsx";
import { PageHeader } from "../../../../src/components/PageHeader/PageHeader.tsx";
import { Picture } from "../../../../src/components/Picture/Picture.tsx";
import { routePath } from "../../../../src/i18n/routes.ts";
import { describedPicture, pictureOf } from "../../../pictures.ts";
import { contentLanguage, topicWord, wordsFor } from "../../../words.ts";
import example from "./PageHeader.example.tsx?raw";
import { guide } from "./PageHeader.guide.ts";

const LONG_TITLE =
  "Wanderung durch das Überschwemmungsgebiet Donauauen mit Seeadlerbeobachtungsstation und Auwaldlehrpfad für Naturfreundinnen";

const meta = {
  component: PageHeader,
  args: { title: "" },
  parameters: {
    guide,
    example,
    layout: "fullscreen",
  },
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    const language = contentLanguage(globals);
    return (
      <PageHeader
        {...args}
        title={args.title || t("packages.title")}
        lead={args.lead ?? t("packages.lead")}
        breadcrumb={
          <Breadcrumb
            label={t("nav.breadcrumb")}
            steps={[
              { name: t("nav.home"), href: routePath("home", language) },
              { name: t("packages.title"), href: routePath("programs", language) },
            ]}
          />
        }
      />
    );
  },
} satisfies Meta<typeof PageHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  },
};

/** A line of facts above the title. */
export const WithKicker: Story = {
  render: (args, context) =>
    meta.render({ ...args, kicker: topicWord(wordsFor(context.globals), "Vineyards") }, context),
};

/** The picture is beside the text from 1024 pixels on, otherwise below it. */
export const PictureBeside: Story = {
  render: (args, context) => {
    const picture = describedPicture("fortress", wordsFor(context.globals));
    return meta.render(
      {
        ...args,
        picture: <Picture picture={picture} sizes="94vw" ratio="3/2" isMain />,
      },
      context,
    );
  },
};

/** The home page: the picture reaches the edge of the screen. */
export const PictureToEdge: Story = {
  args: {
    picture: (
      <Picture
        picture={pictureOf("vineyards", "")}
        sizes="100vw"
        ratio="3/2"
        corners="none"
        isMain
      />
    ),
    picturePlace: "toEdge",
  },
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    const language = contentLanguage(globals);
    return (
      <PageHeader {...args} title={t("home.title")} lead={t("home.lead")}>
        <LinkButton href={routePath("programs", language)}>{t("home.browse-programs")}</LinkButton>
        <LinkButton href={routePath("destinations", language)} tone="quiet">
          {t("home.see-destinations")}
        </LinkButton>
      </PageHeader>
    );
  },
};

/** More than 90 letters: a smaller size, and words that part. */
export const LongTitle: Story = {
  args: { title: LONG_TITLE },
  globals: { viewport: { value: "w320" }, language: "de" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Title and lead without a space: they break anywhere. */
export const OneEndlessWord: Story = {
  args: { title: "Donaudampfschiff".repeat(18), lead: "Ž".repeat(150) },
  globals: { viewport: { value: "w320" }, language: "de" },
  play: LongTitle.play,
};
