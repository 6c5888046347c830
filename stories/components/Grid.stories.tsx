import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../../src/components/Grid/Grid.tsx";
import { GridItem } from "../../src/components/Grid/GridItem.tsx";
import { Text } from "../../src/components/Text/Text.tsx";
import { sectionFor } from "../written.ts";

const meta = {
  component: Grid,
  tags: ["spare"],
  args: { children: null },
  parameters: {
    docs: {
      description: {
        component:
          "A spare: no page uses it, and pages take onColumns of theme/grid.ts for two things side by side. It is the twelve columns of 40 pixels that the specification asks for, ready for a page that wants them. The twelve columns that a page is arranged on, from a width of 768 on; on a narrow screen what is in it follows each other. Each GridItem says how many columns it takes, and from which width on. For cards of one kind use CardGrid, for what simply follows each other Stack.",
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
