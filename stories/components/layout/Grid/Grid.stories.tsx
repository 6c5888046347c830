import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../../../../src/components/Grid/Grid.tsx";
import { GridItem } from "../../../../src/components/Grid/GridItem.tsx";
import { Text } from "../../../../src/components/Text/Text.tsx";
import { sectionFor } from "../../../written.ts";

const meta = {
  component: Grid,
  tags: ["spare"],
  args: { children: null },
  parameters: {
    docs: {
      description: {
        component:
          "A spare component: no page uses it yet. It is the grid of twelve columns with gaps of 40 pixels from the specification. The columns apply from 768 pixels on; on a narrow screen items are stacked. Each GridItem sets how many columns it spans, and from which width. For two items side by side use onColumns of theme/grid.ts, as pages do; for cards of one kind, CardGrid; for items below each other, Stack.",
      },
    },
  },
  render: (args, { globals }) => {
    return (
      <Grid>
        {args.children || (
          <>
            <GridItem span={{ 768: 7, 1280: 8 }}>
              <Text>{sectionFor(globals, 0).text}</Text>
            </GridItem>
            <GridItem span={{ 768: 5, 1280: 4 }}>
              <Text tone="quiet">{sectionFor(globals, 2).text}</Text>
            </GridItem>
          </>
        )}
      </Grid>
    );
  },
} satisfies Meta<typeof Grid>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Columns: Story = {
  args: {
    children: Array.from({ length: 12 }, (_, index) => (
      <GridItem key={index} span={{ 768: 2, 1280: 1 }}>
        <div style={{ border: "1px dashed", textAlign: "center" }}>{index + 1}</div>
      </GridItem>
    )),
  },
};
