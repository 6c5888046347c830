import type { Meta, StoryObj } from "@storybook/react-vite";
import { DestinationList } from "../../src/features/DestinationList/DestinationList.tsx";
import { siteFor, wholeList } from "./fixture.ts";
import { hasItsParts, inPage, pageParameters } from "./page.tsx";

const meta = {
  title: "Pages/Destination list",
  component: DestinationList,
  args: { type: "destination", cards: [], parts: wholeList(0) },
  decorators: [inPage("destinations")],
  parameters: pageParameters("Template destination-list: a list without a filter, in a CardGrid."),
  render: (args, { globals }) => {
    const cards = siteFor(globals).destinations;
    return <DestinationList {...args} cards={cards} parts={wholeList(cards.length)} />;
  },
} satisfies Meta<typeof DestinationList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: hasItsParts };

export const OnATelephone: Story = { globals: { viewport: { value: "w320" } } };
