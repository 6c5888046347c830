import type { Meta, StoryObj } from "@storybook/react-vite";
import { Planner } from "../../src/features/MyJourney/Planner.tsx";
import { catalogueOf } from "../../src/journey/catalogue.ts";
import { catalogueFor, plannedFor, setFragment, storeJourneys } from "../journeys.ts";
import { MAP_PICTURES } from "../map.ts";
import { hasItsParts, inPage, pageParameters } from "./page.tsx";

const meta = {
  title: "Pages/My journey",
  component: Planner,
  args: {
    catalogue: catalogueOf({ things: [], journeys: [] }),
    catalogueFile: "",
    base: "/",
    mapPicture: MAP_PICTURES.wide,
  },
  decorators: [inPage("myJourney")],
  parameters: pageParameters(
    "Template my-journey: the visitor’s own journey, from what the browser has stored.",
  ),
  render: (args, { globals }) => <Planner {...args} catalogue={catalogueFor(globals)} />,
  beforeEach: ({ globals }) => {
    setFragment("");
    storeJourneys(plannedFor(globals));
    return () => storeJourneys();
  },
} satisfies Meta<typeof Planner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: hasItsParts };

export const OnATelephone: Story = { globals: { viewport: { value: "w320" } } };
