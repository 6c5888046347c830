import sharp from "sharp";

/** The picture is scaled to this many rows, to find the horizon. */
const ROWS = 24;
const MIN_BAND_ROWS = ROWS / 4;

type Colour = [red: number, green: number, blue: number];

const meanOf = (rows: Colour[]): Colour => {
  const mean = (channel: 0 | 1 | 2): number =>
    rows.reduce((sum, row) => sum + row[channel], 0) / rows.length;
  return [mean(0), mean(1), mean(2)];
};

/** The sum of squared distances from the mean colour. */
function variance(rows: Colour[]): number {
  const mean = meanOf(rows);
  const distance = (row: Colour): number =>
    row.reduce((sum, value, channel) => sum + (value - (mean[channel] ?? 0)) ** 2, 0);
  return rows.reduce((sum, row) => sum + distance(row), 0);
}

/** The split into two bands with the least variance: the number of rows above it. */
function horizonOf(rows: Colour[]): number {
  const unlikenessAt = (row: number): number =>
    variance(rows.slice(0, row)) + variance(rows.slice(row));
  let best = MIN_BAND_ROWS;
  for (let row = MIN_BAND_ROWS; row <= ROWS - MIN_BAND_ROWS; row++) {
    if (unlikenessAt(row) < unlikenessAt(best)) best = row;
  }
  return best;
}

const toDigit = (channel: number): string => Math.round(channel / 17).toString(16);

/** With an alpha of about 50 %: "#fa68" */
const halfTransparent = (colour: Colour): string => `#${colour.map(toDigit).join("")}8`;

/** Two colour stops as a placeholder of the picture, sky and ground: "#fa68 58%,#2458 0" */
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
  const sky = halfTransparent(meanOf(rows.slice(0, horizon)));
  const ground = halfTransparent(meanOf(rows.slice(horizon)));
  return `${sky} ${Math.round((100 * horizon) / ROWS)}%,${ground} 0`;
}
