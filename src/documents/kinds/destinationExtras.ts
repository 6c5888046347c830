import { type Destination, type DestinationCardFields, regionAndCountry } from "./destination.ts";
import type { KindExtras } from "./kind.ts";

export const EXTRAS: KindExtras<Destination, object, object, DestinationCardFields> = {
  derive: () => ({}),
  buildCardFields: (destination) => {
    const where = regionAndCountry(destination);
    return where.length > 0 ? { where } : {};
  },
};
