import type { Meta, StoryObj } from "@storybook/react-vite";
import { Prose } from "../../../../src/components/Prose/Prose.tsx";
import { kindWord, wordsFor } from "../../../words.ts";
import { sectionFor } from "../../../written.ts";

const meta = {
  component: Prose,
  args: { children: null },
  parameters: {
    docs: {
      description: {
        component:
          "Headings, paragraphs and lists of a fixed page, in a column of readable width. For text from the content service use RichText.",
      },
    },
  },
  render: (_, { globals }) => {
    const t = wordsFor(globals);
    const [region, work] = [sectionFor(globals, 0), sectionFor(globals, 2)];
    return (
      <Prose>
        <h2>{region.title}</h2>
        <p>{region.text}</p>
        <h2>{work.title}</h2>
        <p>{work.text}</p>
        <ul>
          <li>{kindWord(t, "Active")}</li>
          <li>{kindWord(t, "Culture")}</li>
          <li>{kindWord(t, "Nature")}</li>
        </ul>
      </Prose>
    );
  },
} satisfies Meta<typeof Prose>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { viewport: { value: "w320" } } };
