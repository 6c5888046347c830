import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { NextDepartures } from "../../src/features/NextDepartures/NextDepartures.tsx";
import { siteFor } from "../pages/fixture.ts";

const meta = {
  component: NextDepartures,
  args: { departures: [] },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "The next five departures that one can still join. When one has left, the next takes its place; without any, the section disappears.",
      },
    },
  },
  render: (_, { globals }) => <NextDepartures departures={siteFor(globals).home.now.next} />,
} satisfies Meta<typeof NextDepartures>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(5);
  },
};

/** The first two have left since the build. */
export const TwoHaveLeft: Story = {
  render: (_, { globals }) => {
    const { next } = siteFor(globals).home.now;
    const departures = next.map((one, index) => (index < 2 ? { ...one, until: index + 1 } : one));
    return <NextDepartures departures={departures} />;
  },
  play: async ({ canvas, globals }) => {
    const third = siteFor(globals).home.now.next[2];
    await waitFor(() =>
      expect(canvas.getAllByRole("listitem")[0]).toHaveTextContent(third?.title ?? ""),
    );
    await expect(canvas.getAllByRole("listitem")).toHaveLength(5);
  },
};
