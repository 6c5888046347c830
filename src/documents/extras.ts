import type { DocumentType } from "../i18n/routes.ts";
import * as destination from "./kinds/destinationExtras.ts";
import type { DeclaredFields } from "./kinds/fieldValues.ts";
import type { KindExtras } from "./kinds/kind.ts";
import * as program from "./kinds/programExtras.ts";
import type { CardFields, DerivedFields, DocumentOf } from "./kinds.ts";

// What follows from the fields of a kind, for the build and for live look-ups.

type ExtrasOf<Type extends DocumentType> = KindExtras<
  DocumentOf<Type>,
  DeclaredFields[Type],
  DerivedFields[Type],
  CardFields[Type]
>;

const EXTRAS: { [Type in DocumentType]: ExtrasOf<Type> } = {
  blog: { derive: () => ({}) },
  destination: destination.EXTRAS,
  journey: { derive: () => ({}) },
  program: program.EXTRAS,
};

export const extrasOf = <Type extends DocumentType>(type: Type): ExtrasOf<Type> => EXTRAS[type];
