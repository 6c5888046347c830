import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { LegFigures } from "../../src/documents/viewModels/legText.ts";
import { JourneyMap } from "../../src/features/JourneyMap/JourneyMap.tsx";
import { drawnJourney } from "../../src/maps/drawnJourney.ts";
import type { MapStop } from "../../src/maps/mapStop.ts";
import { MAP_PICTURES, mapStops } from "../map.ts";

const journey = (stops: MapStop[]) => {
  const { drawn, note } = drawnJourney(stops, "en");
  return { ...drawn, note };
};

/** The stops of a trip of one day: the list says how one comes to each. */
const trip = (stops: MapStop[]) => journey(stops.map((one) => ({ ...one, day: undefined })));

/** stop("Erdut", 45.526, 19.059, { by: "bicycle" }) */
const stop = (
  name: string,
  latitude: number,
  longitude: number,
  leg?: Partial<LegFigures>,
  day?: number,
): MapStop => ({
  name,
  point: { latitude, longitude },
  ...(leg && {
    leg: { by: null, km: null, minutes: null, border: "", road: "", checked: "2027-01-01", ...leg },
  }),
  day,
});

const OSIJEK = stop("Osijek", 45.555, 18.6955, undefined, 1);
const KOPACKI_RIT = stop(
  "Kopački rit",
  45.6058,
  18.7918,
  { by: "bicycle", km: 12, minutes: 60, road: "EuroVelo 6" },
  1,
);
const BATINA = stop("Batina", 45.8497, 18.8528, { by: "car", minutes: 45 }, 2);
const SOMBOR = stop(
  "Sombor",
  45.7742,
  19.1122,
  { by: "car", km: 27, minutes: 30, border: "Batina–Bezdan" },
  2,
);
const APATIN = stop("Apatin", 45.6711, 18.9847, { by: "car", km: 20 }, 2);
const VUKOVAR = stop("Vukovar", 45.3433, 19.0003, { by: "boat" }, 3);
const VINKOVCI = stop("Vinkovci", 45.2886, 18.8048, { by: "train", km: 19 }, 3);

const meta = {
  component: JourneyMap,
  args: {
    picture: MAP_PICTURES.wide,
    ...journey(mapStops({ language: "en" }, "wetland", "fire", "vineyards")),
  },
  parameters: {
    docs: {
      description: {
        component:
          "The stops of a journey on a map, numbered, with the ways between them along roads, railways and rivers. Each means of travel has a line of its own that is known without its colour. A list has the same stops for visitors who cannot see the map, with what is known of each way.",
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ display: "grid", gap: "1rem", maxInlineSize: "30rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof JourneyMap>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getAllByRole("link")).toHaveLength(3);
  },
};

/** By road, bicycle, boat, train and bus, with a legend in words. */
export const AllMeans: Story = {
  args: trip([
    OSIJEK,
    KOPACKI_RIT,
    BATINA,
    SOMBOR,
    APATIN,
    VUKOVAR,
    VINKOVCI,
    stop("Osijek", 45.555, 18.6955, { by: "bus", minutes: 55 }, 3),
    stop("Tvrđa", 45.5605, 18.715, { by: "foot", km: 2, minutes: 25 }, 3),
  ]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^by bicycle · 12\skm · 1\shr · EuroVelo 6$/)).toBeVisible();
    await expect(canvas.getByText("by train")).toBeVisible();
  },
};

/** Where a leg goes over a border there is a sign, with its name in the list. */
export const OverABorder: Story = {
  args: trip([{ ...BATINA, leg: undefined }, SOMBOR]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("border crossing")).toBeVisible();
    await expect(canvas.getByText(/border Batina–Bezdan$/)).toBeVisible();
  },
};

/** The map has no railway to Bač: a thin dashed line only joins the stops, and a note says so. */
export const NoWay: Story = {
  args: journey([OSIJEK, stop("Bač", 45.3917, 19.2367, { by: "train" })]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The thin dashed line only joins two stops/)).toBeVisible();
  },
};

/** The second day is being read: the others step back. */
export const OneDayLit: Story = {
  args: { ...journey([OSIJEK, KOPACKI_RIT, BATINA, SOMBOR, APATIN, VUKOVAR, VINKOVCI]), day: 2 },
  play: async ({ canvasElement }) => {
    const lit = [...canvasElement.querySelectorAll("[data-number]:not([data-dimmed])")];
    await expect(lit.map((number) => number.textContent)).toEqual(["3", "4", "5"]);
  },
};

/** Two stops close together: their numbers do not overlap. */
export const CloseTogether: Story = {
  args: journey(mapStops({ language: "en" }, "fortress", "square")),
};

/** A stop without a known position is only in the list. */
export const WithoutPoint: Story = {
  args: journey([...mapStops({ language: "en" }, "wetland"), { name: "Vinkovci", point: null }]),
};

export const Nowhere: Story = { args: journey([{ name: "Vinkovci", point: null }]) };
