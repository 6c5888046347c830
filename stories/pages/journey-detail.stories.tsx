import type { Meta, StoryObj } from "@storybook/react-vite";
import { JourneyDetail } from "../../src/features/JourneyDetail/JourneyDetail.tsx";
import { illustration, siteFor } from "./fixture.ts";
import { hasItsParts, inPage, pageParameters } from "./page.tsx";

const meta = {
  title: "Pages/Journey detail",
  component: JourneyDetail,
  args: {
    document: siteFor({ language: "en" }).journey,
    related: { documents: [], programs: [] },
  },
  decorators: [inPage("plan")],
  parameters: pageParameters(
    "Template journey-detail: the days of a journey beside its map, then what it costs and the form.",
  ),
  render: (_, { globals }) => {
    const { journey, viewModels, related, maps } = siteFor(globals);
    return (
      <JourneyDetail
        document={journey}
        viewModel={viewModels.journey}
        related={related.journey}
        illustration={illustration}
        map={maps.journey}
      />
    );
  },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof JourneyDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: hasItsParts };

export const OnATelephone: Story = { globals: { viewport: { value: "w320" } } };
