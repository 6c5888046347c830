import { type Composition, FRAMES, type Frame, isOn } from "../../art/map/frames.ts";
import { KILOMETRES } from "../../art/map/names.ts";
import { MAIN_RIVER, type Pair } from "../../art/map/region.ts";
import type { Translate } from "../i18n/messages.ts";
import { toSheet } from "./crop.ts";
import { spotOf } from "./spots.ts";

/** Where the main river comes onto a sheet and leaves it, in per cent of its width. */
export type RiverEnds = [comes: number, leaves: number];

/** The main river as a line through a page. */
export interface RiverThread {
  ends: Record<Composition, RiverEnds>;
  /** Signs on its bank, down the river: [["km 1425", "Batina"]] */
  signs: [km: string, name: string][];
}

export function riverEnds(frame: Frame, river: readonly Pair[] = MAIN_RIVER): RiverEnds {
  const shares = river
    .map(spotOf)
    .filter((spot) => isOn(frame, spot))
    .map((spot) => Math.round(toSheet(frame, spot)[0] * 10) / 10);
  return [shares[0] ?? 50, shares.at(-1) ?? 50];
}

export const riverThread = (t: Translate): RiverThread => ({
  ends: { wide: riverEnds(FRAMES.wide), tall: riverEnds(FRAMES.tall) },
  signs: KILOMETRES.map(({ km, name }) => [t("map.km.sign", { km }), t(`map.km.${name}`)]),
});
