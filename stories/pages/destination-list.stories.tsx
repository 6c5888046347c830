import type { Meta, StoryObj } from "@storybook/react-vite";
import { PlainList } from "../../src/features/DocumentList/PlainList.tsx";
import { siteFor, wholeList } from "./fixture.ts";
import { hasItsParts, inPage, pageParameters } from "./page.tsx";

const meta = {
  title: "Pages/Destination list",
  component: PlainList,
  args: { type: "destination", cards: [], parts: wholeList(0) },
  decorators: [inPage("destinations")],
  parameters: pageParameters(
    "Template destination-list: a list that nothing narrows, in a CardGrid.",
  ),
  render: (args, { globals }) => {
    const cards = siteFor(globals).destinations;
    return <PlainList {...args} cards={cards} parts={wholeList(cards.length)} />;
  },
} satisfies Meta<typeof PlainList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: hasItsParts };

export const OnATelephone: Story = { globals: { viewport: { value: "w320" } } };
