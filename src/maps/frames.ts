// The frames of the region's map, for what draws pages.
export { FRAMES } from "../../art/map/frames.ts";
