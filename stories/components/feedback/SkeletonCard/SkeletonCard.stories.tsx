import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CardGrid } from "../../../../src/components/CardGrid/CardGrid.tsx";
import {
  SKELETON_CARDS,
  SkeletonCard,
} from "../../../../src/components/SkeletonCard/SkeletonCard.tsx";
import { VisuallyHidden } from "../../../../src/components/VisuallyHidden/VisuallyHidden.tsx";

const meta = {
  component: SkeletonCard,
  parameters: {
    docs: {
      description: {
        component:
          "A placeholder for a Card that is loading. A list shows six of them (SKELETON_CARDS) in the same CardGrid, with a VisuallyHidden status that says what is loading.",
      },
    },
  },
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

export const ListOnItsWay: Story = {
  render: () => (
    <div aria-busy="true">
      <VisuallyHidden role="status">Stories are loading</VisuallyHidden>
      <CardGrid>
        {Array.from({ length: SKELETON_CARDS }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </CardGrid>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Stories are loading");
  },
};
