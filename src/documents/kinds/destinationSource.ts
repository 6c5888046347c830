import {
  type Destination,
  type DestinationCardFields,
  type DestinationFields,
  whereOf,
} from "./destination.ts";
import { DESTINATION_OPTIONAL, readDestinationDetails } from "./destinationDetails.ts";
import type { KindSource } from "./kind.ts";

export const SOURCE: KindSource<Destination, DestinationFields, DestinationCardFields> = {
  field: "allDestinations",
  operationName: "AllDestinations",
  card: "title image summary",
  text: "content",
  pictures: (raw) => raw.picture("image"),
  optional: DESTINATION_OPTIONAL,
  read: (_, optional) => ({ type: "destination", details: readDestinationDetails(optional) }),
  onCard: (destination) => {
    const where = whereOf(destination);
    return where.length > 0 ? { where } : {};
  },
};
