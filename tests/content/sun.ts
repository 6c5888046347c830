export interface Place {
  latitude: number;
  longitude: number;
}

/** How far below the horizon the middle of the sun is, in degrees. */
export const SUNSET = 0.833;
export const CIVIL_DUSK = 6;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** What the clocks of the region are ahead of UTC on a day, in minutes. */
function clockAhead(day: string): number {
  const noon = new Date(`${day}T12:00:00Z`);
  const hour = new Intl.DateTimeFormat("en", {
    timeZone: "Europe/Zagreb",
    hour: "numeric",
    hourCycle: "h23",
  }).format(noon);
  return (Number(hour) - 12) * 60;
}

/** When the evening sun is so far below the horizon, in minutes of the local day. */
export const eveningSun = (day: string, place: Place, below: number): number =>
  sunAt(day, place, below, 18, 1);

/** The same of the morning sun. */
export const morningSun = (day: string, place: Place, below: number): number =>
  sunAt(day, place, below, 6, -1);

/** NOAA's general solar position calculations, https://gml.noaa.gov/grad/solcalc/solareqns.PDF */
function sunAt(
  day: string,
  { latitude, longitude }: Place,
  below: number,
  hour: number,
  side: 1 | -1,
): number {
  const newYear = Date.parse(`${day.slice(0, 4)}-01-01T00:00:00Z`);
  const daysGone =
    (Date.parse(`${day}T${String(hour).padStart(2, "0")}:00:00Z`) - newYear) / 86_400_000;
  const year = ((2 * Math.PI) / 365) * (daysGone - 0.5);
  const [sin, cos] = [Math.sin, Math.cos];
  const equationOfTime =
    229.18 *
    (0.000075 +
      0.001868 * cos(year) -
      0.032077 * sin(year) -
      0.014615 * cos(2 * year) -
      0.040849 * sin(2 * year));
  const declination =
    0.006918 -
    0.399912 * cos(year) +
    0.070257 * sin(year) -
    0.006758 * cos(2 * year) +
    0.000907 * sin(2 * year) -
    0.002697 * cos(3 * year) +
    0.00148 * sin(3 * year);
  const north = radians(latitude);
  const hourAngle = Math.acos(
    (cos(radians(90 + below)) - sin(north) * sin(declination)) / (cos(north) * cos(declination)),
  );
  const noon = 720 - 4 * longitude - equationOfTime;
  return noon + side * 4 * ((hourAngle * 180) / Math.PI) + clockAhead(day);
}
