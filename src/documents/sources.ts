import type { DocumentType } from "../i18n/routes.ts";
import * as blog from "./kinds/blogSource.ts";
import * as destination from "./kinds/destinationSource.ts";
import type { KindSource } from "./kinds/kind.ts";
import * as program from "./kinds/programSource.ts";
import type { CardFields, DocumentOf, KindFields } from "./kinds.ts";

// How documents of each kind are fetched and read, by the build and by live look-ups.

type SourceOf<Type extends DocumentType> = KindSource<
  DocumentOf<Type>,
  KindFields[Type],
  CardFields[Type]
>;

const SOURCES: { [Type in DocumentType]: SourceOf<Type> } = {
  blog: blog.SOURCE,
  destination: destination.SOURCE,
  program: program.SOURCE,
};

export const sourceOf = <Type extends DocumentType>(type: Type): SourceOf<Type> => SOURCES[type];
