// The files to take along, loaded when one is wanted.

export { journeyCalendar } from "../../journey/calendar.ts";
export { journeyGpx } from "../../journey/gpx.ts";
