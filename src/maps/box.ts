/** A rectangle on a sheet, by its upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const touch = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
