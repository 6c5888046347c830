import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { JourneyDetail } from "../../src/features/JourneyDetail/JourneyDetail.tsx";
import { mapPart } from "../../src/maps/mapPart.ts";
import { documentsFor, journeyFor, journeyViewModelFor, relatedTo } from "../documents.ts";
import { MAP_PICTURES } from "../map.ts";

const meta = {
  component: JourneyDetail,
  args: {
    document: journeyFor({ language: "en" }),
    related: { documents: [], programs: [] },
  },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "The page of a journey. Its days stand beside a map that stays in view; the day being read lights its ways. One day can be printed alone. Without script all of it is there.",
      },
    },
  },
  render: (_, { globals }) => {
    const journey = journeyFor(globals);
    return (
      <JourneyDetail
        document={journey}
        viewModel={journeyViewModelFor(globals)}
        related={relatedTo(journey)}
        map={mapPart(journey, documentsFor(globals), MAP_PICTURES)}
      />
    );
  },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof JourneyDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const { days } = journeyViewModelFor(globals);
    for (const { title } of days) {
      await expect(
        canvas.getByRole("heading", { level: 2, name: (name) => name.endsWith(title) }),
      ).toBeVisible();
    }
    const stops = canvasElement.querySelectorAll("section[data-day] ol > li");
    await expect(stops).toHaveLength(days.flatMap((day) => day.stops).length);
  },
};

/** The day in the middle of the screen lights its ways on the map. */
export const DayBeingRead: Story = {
  globals: { language: "en" },
  play: async ({ canvasElement }) => {
    const third = canvasElement.querySelector('section[data-day="3"]');
    third?.scrollIntoView({ block: "center" });
    await waitFor(() => expect(canvasElement.querySelector("[data-dimmed]")).not.toBeNull());
  },
};

/** "Print this day" hides the others on paper, and shows them again. */
export const OneDayPrinted: Story = {
  globals: { language: "en" },
  play: async ({ canvas, canvasElement }) => {
    const print = window.print;
    const seen: string[] = [];
    window.print = () => {
      const printed = canvasElement.querySelectorAll("[data-one-day] [data-printed]");
      seen.push(...[...printed].map((day) => day.getAttribute("data-day") ?? ""));
      window.dispatchEvent(new Event("afterprint"));
    };
    const [, second] = canvas.getAllByRole("button", { name: "Print this day" });
    if (second) await userEvent.click(second);
    window.print = print;
    await expect(seen).toEqual(["2"]);
    await expect(canvasElement.querySelector("[data-one-day]")).toBeNull();
  },
};

export const OnATelephone: Story = { globals: { language: "de", viewport: { value: "w320" } } };

/** A journey without days, map, months and figures: its text alone. */
export const Bare: Story = {
  globals: { language: "en" },
  render: (_, { globals }) => (
    <JourneyDetail
      document={{ ...journeyFor(globals), pictures: [] }}
      related={{ documents: [], programs: [] }}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("section[data-day]")).toBeNull();
    await expect(canvasElement).not.toHaveTextContent(/undefined|NaN/);
  },
};
