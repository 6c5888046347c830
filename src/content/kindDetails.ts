import type { DocumentType } from "../i18n/routes.ts";
import type { BlogOwn } from "./kinds/blog.ts";
import type { DestinationOwn } from "./kinds/destination.ts";
import {
  DESTINATION_OPTIONAL,
  type DestinationDetails,
  readDestinationDetails,
} from "./kinds/destinationDetails.ts";
import type { DetailReader, OptionalFields } from "./kinds/details.ts";
import type { FieldReader } from "./kinds/kind.ts";
import type { ProgramOwn } from "./kinds/program.ts";
import {
  PROGRAM_OPTIONAL,
  type ProgramDetails,
  readProgramDetails,
} from "./kinds/programDetails.ts";
import { type SiteDocument, sourceOf } from "./kinds.ts";
import type { DocumentBase, Picture } from "./types.ts";

/** What documents of a kind have and others have not, with what a service may lack. */
interface Wholes {
  blog: BlogOwn & { details: null };
  destination: DestinationOwn & { details: DestinationDetails };
  program: ProgramOwn & { details: ProgramDetails };
}

/** A document with all that the service says of it. What no page draws stays at home: see nodes.ts. */
export type WholeOf<Type extends DocumentType, P = Picture> = DocumentBase<P> & Wholes[Type];
export type WholeDocument<P = Picture> = WholeOf<DocumentType, P>;

type Read<Whole> = (raw: FieldReader, optional: DetailReader) => Whole;

const READERS: { [Type in DocumentType]: Read<Wholes[Type]> } = {
  blog: (raw) => ({ ...sourceOf("blog").read(raw), details: null }),
  destination: (raw, optional) => ({
    ...sourceOf("destination").read(raw),
    details: readDestinationDetails(optional),
  }),
  program: (raw, optional) => ({
    ...sourceOf("program").read(raw),
    details: readProgramDetails(optional),
  }),
};

export const readWhole = <Type extends DocumentType>(
  type: Type,
  raw: FieldReader,
  optional: DetailReader,
): Wholes[Type] => READERS[type](raw, optional);

/** Only the build decides what to ask for. */
export const OPTIONAL_FIELDS: Record<DocumentType, OptionalFields> = {
  blog: {},
  destination: DESTINATION_OPTIONAL,
  program: PROGRAM_OPTIONAL,
};

/** What a page is handed. */
export function withoutDetails({ details, ...drawn }: WholeDocument): SiteDocument {
  return drawn;
}
