import type { Meta, StoryObj } from "@storybook/react-vite";
import { DestinationDetail } from "../../src/features/DestinationDetail/DestinationDetail.tsx";
import { illustration, siteFor } from "./fixture.ts";
import { hasItsParts, inPage, pageParameters } from "./page.tsx";

const meta = {
  title: "Pages/Destination detail",
  component: DestinationDetail,
  args: {
    document: siteFor({ language: "en" }).destination,
    related: { documents: [], programs: [] },
  },
  decorators: [inPage("destinations")],
  parameters: pageParameters(
    "Template destination-detail: like a story, with related programs on the dark band and the form on a quiet background at the end.",
  ),
  render: (_, { globals }) => {
    const { destination, viewModels, related, maps } = siteFor(globals);
    return (
      <DestinationDetail
        document={destination}
        viewModel={viewModels.destination}
        related={related.destination}
        illustration={illustration}
        map={maps.destination}
      />
    );
  },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof DestinationDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: hasItsParts };

export const OnATelephone: Story = { globals: { viewport: { value: "w320" } } };
