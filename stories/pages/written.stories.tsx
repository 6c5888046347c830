import type { Meta, StoryObj } from "@storybook/react-vite";
import { WrittenPage } from "../../src/features/WrittenPage/WrittenPage.tsx";
import { peopleFor } from "../people.ts";
import { writtenFor } from "../written.ts";
import { illustration } from "./fixture.ts";
import { hasItsParts, inPage, pageParameters } from "./page.tsx";

const meta = {
  title: "Pages/Written page",
  component: WrittenPage,
  args: { page: { path: "", title: "", lead: "", content: [] }, illustration },
  decorators: [inPage("about")],
  parameters: pageParameters("Template written: a fixed text page, rendered from Markdown."),
  render: (_, { globals }) => (
    <WrittenPage
      page={writtenFor(globals, "about")}
      illustration={illustration}
      people={peopleFor(globals)}
    />
  ),
} satisfies Meta<typeof WrittenPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: hasItsParts };

export const OnATelephone: Story = { globals: { viewport: { value: "w320" } } };
