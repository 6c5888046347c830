import sharp from "sharp";

/** A picture in so many rows: enough to see where its sky ends. */
const ROWS = 24;
/** In rows: a band that is no higher says nothing. */
const LOWEST_BAND = ROWS / 4;

type Colour = [red: number, green: number, blue: number];

const meanOf = (rows: Colour[]): Colour => {
  const mean = (channel: 0 | 1 | 2): number =>
    rows.reduce((sum, row) => sum + row[channel], 0) / rows.length;
  return [mean(0), mean(1), mean(2)];
};

/** How far the rows are from one colour, all together. */
function unlikeness(rows: Colour[]): number {
  const mean = meanOf(rows);
  const distance = (row: Colour): number =>
    row.reduce((sum, value, channel) => sum + (value - (mean[channel] ?? 0)) ** 2, 0);
  return rows.reduce((sum, row) => sum + distance(row), 0);
}

/** Where two plain bands come nearest to the picture: the number of rows above. */
function horizonOf(rows: Colour[]): number {
  const unlikenessAt = (row: number): number =>
    unlikeness(rows.slice(0, row)) + unlikeness(rows.slice(row));
  let best = LOWEST_BAND;
  for (let row = LOWEST_BAND; row <= ROWS - LOWEST_BAND; row++) {
    if (unlikenessAt(row) < unlikenessAt(best)) best = row;
  }
  return best;
}

const toDigit = (channel: number): string => Math.round(channel / 17).toString(16);

/** Half of it is the ground that it lies on: "#fa68". */
const halved = (colour: Colour): string => `#${colour.map(toDigit).join("")}8`;

/** What a picture is before it has come, its sky and its ground: "#fa68 58%,#2458 0" */
export async function tintOf(bytes: Buffer): Promise<string> {
  const column = await sharp(bytes)
    .autoOrient()
    .flatten()
    .toColourspace("srgb")
    .resize({ width: 1, height: ROWS, fit: "fill" })
    .raw()
    .toBuffer();
  const rows = Array.from({ length: ROWS }, (_, row): Colour => {
    const [red = 0, green = 0, blue = 0] = column.subarray(3 * row);
    return [red, green, blue];
  });
  const horizon = horizonOf(rows);
  const sky = halved(meanOf(rows.slice(0, horizon)));
  const ground = halved(meanOf(rows.slice(horizon)));
  return `${sky} ${Math.round((100 * horizon) / ROWS)}%,${ground} 0`;
}
