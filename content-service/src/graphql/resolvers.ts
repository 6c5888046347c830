import { type DocumentType, FIELDS } from "../documents/field-table.ts";
import { type ContentDocument, pictureWords } from "../documents/library.ts";
import { type PictureJson, presentRichText, type Surroundings } from "../rich-text/present.ts";
import {
  connect,
  firstPublished,
  type ListArguments,
  lastPublished,
  speaks,
} from "./connection.ts";

/** What every resolver gets besides its document: one library for the whole request. */
export interface Context extends Surroundings {
  pageCap: number;
}

function namedPicture(
  document: ContentDocument,
  name: string,
  around: Context,
): PictureJson | null {
  const { alt, credit } = pictureWords(document, name);
  return around.picture(name, alt, credit);
}

function related({ id, uid, type, lang }: ContentDocument) {
  return { id, uid, type, lang };
}

function metaOf(document: ContentDocument, { library }: Context) {
  return {
    ...related(document),
    tags: (document.fields.lists.get("tags") ?? []).map(({ value }) => value),
    firstPublicationDate: firstPublished(document),
    lastPublicationDate: lastPublished(document),
    alternateLanguages: library.siblings(document).map(related),
  };
}

type Resolver = (document: ContentDocument, args: unknown, context: Context) => unknown;

const EVERY_TYPE: Record<string, Resolver> = {
  _meta: (document, _args, context) => metaOf(document, context),
  title: ({ fields }) => {
    const title = fields.texts.get("title");
    return title ? [{ type: "heading1", text: title.value, spans: [] }] : [];
  },
  content: (document, _args, context) => presentRichText(document, context),
};

const SPECIAL: Record<string, Resolver> = {
  image: (document, _args, context) => {
    const image = document.fields.texts.get("image");
    return image ? namedPicture(document, image.value, context) : null;
  },
  program: ({ fields }) =>
    fields.lists.get("program")?.map(({ value }) => ({ program_title: value })) ?? null,
  program_images: (document, _args, context) =>
    document.fields.lists
      .get("program_images")
      ?.map(({ value }) => ({ image: namedPicture(document, value, context) })) ?? null,
};

// Plain texts need no resolver of their own: the table of fields names them.
function resolversOf(type: DocumentType): Record<string, Resolver> {
  const resolvers = { ...EVERY_TYPE };
  for (const [name, { kind }] of Object.entries(FIELDS[type])) {
    const special = SPECIAL[name];
    if (special !== undefined) resolvers[name] = special;
    else if (name !== "title" && (kind === "text" || kind === "choice")) {
      resolvers[name] = ({ fields }) => fields.texts.get(name)?.value ?? null;
    }
  }
  return resolvers;
}

function list(type: DocumentType) {
  return (_root: unknown, args: ListArguments, { library, pageCap }: Context) =>
    connect(library.ofType(type), args, pageCap);
}

function one(type: DocumentType) {
  return (_root: unknown, { uid, lang }: { uid: string; lang: string }, { library }: Context) =>
    library.ofType(type).find((document) => document.uid === uid && speaks(document, lang)) ?? null;
}

export const resolvers = {
  Query: {
    allBlogs: list("blog"),
    allDestinations: list("destination"),
    allPrograms: list("program"),
    blog: one("blog"),
    destination: one("destination"),
    program: one("program"),
  },
  Blog: resolversOf("blog"),
  Destination: resolversOf("destination"),
  Program: resolversOf("program"),
};
