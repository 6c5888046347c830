import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../../../../src/components/Grid/Grid.tsx";
import { GridItem } from "../../../../src/components/Grid/GridItem.tsx";
import { Text } from "../../../../src/components/Text/Text.tsx";
import { sectionFor } from "../../../written.ts";
import example from "./Grid.example.tsx?raw";
import { guide } from "./Grid.guide.ts";

const meta = {
  component: Grid,
  tags: ["spare"],
  args: { children: null },
  parameters: {
    guide,
    example,
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

/** All twelve columns: six items per row from 768 pixels on, twelve from 1280. */
export const Columns: Story = {
  args: {
    children: Array.from({ length: 12 }, (_, index) => (
      <GridItem key={index} span={{ 768: 2, 1280: 1 }}>
        <div style={{ border: "1px dashed", textAlign: "center" }}>{index + 1}</div>
      </GridItem>
    )),
  },
};
