/**
 * How far a picture may differ from the approved one. Anti-aliasing of text differs between browser
 * versions; `threshold` tolerates that, pixel by pixel. Something that moves by 4 px changes far
 * more pixels than `maxDiffPixels`.
 */
export const PIXEL_TOLERANCE = { threshold: 0.25, maxDiffPixels: 40 };
