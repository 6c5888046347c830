import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { OPERATOR, phoneLink, REVIEWED_AT } from "../../src/config/operator.ts";
import { ORGANISER } from "../../src/config/organiser.ts";
import { costTable } from "../../src/documents/viewModels/costTable.ts";
import { WrittenPage } from "../../src/features/WrittenPage/WrittenPage.tsx";
import { formatDate } from "../../src/i18n/dates.ts";
import { destinationFor, documentsFor, journeyCards } from "../documents.ts";
import { peopleFor } from "../people.ts";
import { pictureOf } from "../pictures.ts";
import { contentLanguage, wordsFor } from "../words.ts";
import { sectionsFor, writtenFor } from "../written.ts";

const NAME = "accessibility";

const meta = {
  component: WrittenPage,
  args: {
    page: { path: "", title: "", lead: "", content: [] },
    illustration: pictureOf("wetland", ""),
  },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "A fixed text page, written in Markdown for each language. Visitors can read it like a document. The accessibility statement says what meets the standard, how that was tested, what does not, and whom to contact.",
      },
    },
  },
  render: (args, { globals }) => <WrittenPage {...args} page={writtenFor(globals, NAME)} />,
} satisfies Meta<typeof WrittenPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Accessibility: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const { title, content } = writtenFor(globals, NAME);
    await expect(canvas.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const sections = sectionsFor(globals, NAME);
    const items = content.flatMap((block) => (block.kind === "list" ? block.items : []));
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(sections.length);
    await expect(canvasElement.querySelectorAll("li:not(nav *)")).toHaveLength(items.length);
    await expect(canvas.getByRole("link", { name: OPERATOR.mail })).toHaveAttribute(
      "href",
      `mailto:${OPERATOR.mail}`,
    );
    const date = formatDate(REVIEWED_AT, wordsFor(globals));
    await expect(canvas.getByText(date, { exact: false })).toBeVisible();
  },
};

/** A long page with an index, prices by town, and journeys in the place of its picture. */
export const Plan: Story = {
  render: (args, { globals }) => (
    <WrittenPage
      {...args}
      page={writtenFor(globals, "plan")}
      journeys={journeyCards(globals)}
      costs={costTable(documentsFor(globals), contentLanguage(globals))}
    />
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    const contents = canvas.getByRole("navigation", {
      name: wordsFor(globals)("page.contents"),
    });
    const links = [...contents.querySelectorAll("a")];
    const [journeys, ...headings] = canvas.getAllByRole("heading", { level: 2 });
    await expect(journeys).toHaveTextContent(wordsFor(globals)("journeys.title"));
    await expect(links.map(({ textContent }) => textContent)).toEqual(
      headings.map(({ textContent }) => textContent),
    );
    for (const link of links) {
      await expect(canvasElement.querySelector(link.hash)).toHaveTextContent(
        link.textContent ?? "?",
      );
    }
    const costs = canvas.getByRole("table", { name: wordsFor(globals)("place.costs.caption") });
    const town = destinationFor(globals, "ilok").title;
    await expect(within(costs).getByRole("link", { name: town })).toBeVisible();
  },
};

/** A long page with subheadings. */
export const Terms: Story = {
  render: (args, { globals }) => <WrittenPage {...args} page={writtenFor(globals, "terms")} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(1);
    const numberOnOneLine = ORGANISER.emergency.replaceAll(" ", "\u00a0");
    const [call] = canvas.getAllByRole("link", { name: numberOnOneLine });
    await expect(call).toHaveAttribute("href", phoneLink(ORGANISER.emergency));
  },
};

/** Below the text, who guides and who answers. */
export const WithPeople: Story = {
  render: (args, { globals }) => (
    <WrittenPage {...args} page={writtenFor(globals, "about")} people={peopleFor(globals)} />
  ),
  play: async ({ canvas, globals }) => {
    const name = wordsFor(globals)("written.people");
    const list = canvas.getByRole("heading", { level: 2, name }).nextElementSibling;
    await expect(list?.querySelectorAll("li")).toHaveLength(peopleFor(globals).length);
  },
};
