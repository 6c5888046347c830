import { Timeline } from "@vidikovac/react/travel";

export function Example() {
  return (
    <Timeline
      title="Itinerary"
      days={[
        {
          stops: [
            { time: "05:30", what: "We meet at the jetty in Kopačevo." },
            { time: "06:00", what: "Into the flooded forest with the current." },
            { time: "09:00", what: "Breakfast on the observation platform." },
            { what: "Back across the open lake." },
          ],
        },
      ]}
    />
  );
}
