import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CardGrid } from "../../../../src/components/CardGrid/CardGrid.tsx";
import {
  SKELETON_CARDS,
  SkeletonCard,
} from "../../../../src/components/SkeletonCard/SkeletonCard.tsx";
import { VisuallyHidden } from "../../../../src/components/VisuallyHidden/VisuallyHidden.tsx";
import { wordsFor } from "../../../words.ts";
import example from "./SkeletonCard.example.tsx?raw";
import { guide } from "./SkeletonCard.guide.ts";

const meta = {
  component: SkeletonCard,
  parameters: { guide, example },
} satisfies Meta<typeof SkeletonCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "24rem" }}>
        <Story />
      </div>
    ),
  ],
};

/** A list is loading: six cards in the grid of the list, and a status in words. */
export const ListOnItsWay: Story = {
  render: (_, { globals }) => (
    <div aria-busy="true">
      <VisuallyHidden role="status">{wordsFor(globals)("list.loading")}</VisuallyHidden>
      <CardGrid>
        {Array.from({ length: SKELETON_CARDS }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </CardGrid>
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const words = wordsFor(globals)("list.loading");
    await expect(canvas.getByRole("status")).toHaveTextContent(words);
  },
};
