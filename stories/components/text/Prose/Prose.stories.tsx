import type { Meta, StoryObj } from "@storybook/react-vite";
import { Prose } from "../../../../src/components/Prose/Prose.tsx";
import { kindWord, wordsFor } from "../../../words.ts";
import { sectionFor } from "../../../written.ts";
import example from "./Prose.example.tsx?raw";
import { guide } from "./Prose.guide.ts";

const meta = {
  component: Prose,
  args: { children: null },
  parameters: { guide, example },
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

/** On a narrow screen the column takes the whole width. */
export const Narrow: Story = { globals: { viewport: { value: "w320" } } };
