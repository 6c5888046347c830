/**
 * What may differ between two pictures that are alike to the eye. Browsers smooth letters a little
 * differently from version to version; `threshold` passes over that, pixel by pixel. What moves by
 * 4 px leaves far more pixels behind than `maxDiffPixels`.
 */
export const DRIFT = { threshold: 0.25, maxDiffPixels: 40 };
