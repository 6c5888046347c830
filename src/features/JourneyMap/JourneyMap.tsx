import { journeySheet } from "../../content/map/journeySheet.ts";
import type { MapStop } from "../../content/map/stop.ts";
import { JourneyDrawn } from "./JourneyDrawn.tsx";

interface Props {
  /** The file of the wide sheet. */
  picture: string;
  /** In their order; those beyond the sheet, and those of which nobody said where they are, stand in the list only. */
  stops: MapStop[];
  /** Below the map: that its line is no road. */
  note?: string;
}

/** The stops of a journey, numbered, on the part of the map where they lie, and in a list. */
export function JourneyMap(props: Props) {
  return <JourneyDrawn {...props} sheet={journeySheet(props.stops)} />;
}
