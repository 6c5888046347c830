import {
  type Destination,
  type DestinationCardFields,
  type DestinationFields,
  regionAndCountry,
} from "./destination.ts";
import { DESTINATION_OPTIONAL, readDestinationDetails } from "./destinationDetails.ts";
import type { KindSource } from "./kind.ts";

export const SOURCE: KindSource<Destination, DestinationFields, DestinationCardFields> = {
  field: "allDestinations",
  operationName: "AllDestinations",
  cardQuery: "title image summary",
  detailQuery: "content",
  pictures: (raw) => raw.picture("image"),
  optional: DESTINATION_OPTIONAL,
  read: (_, optional) => ({ type: "destination", details: readDestinationDetails(optional) }),
  buildCardFields: (destination) => {
    const where = regionAndCountry(destination);
    return where.length > 0 ? { where } : {};
  },
};
