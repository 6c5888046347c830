import { type Fields, type ListField, type PictureField, richText, text, title } from "./fields.ts";

/** A kind of document: its fields, by when the site asks for them. */
export interface Kind {
  pictures: PictureField | ListField<"pictures">;
  /** For lists, and for the page. */
  card: Fields;
  /** For the page only. */
  page: Fields;
  /** Optional fields: a service may lack them. */
  details: Fields;
}

/** The fields of every kind. */
export const EVERY_CARD = {
  title: title({ about: "Rich text; the first item's text is the title." }),
  summary: text(),
};
export const EVERY_PAGE = { content: richText({ about: "Rich text." }) };
