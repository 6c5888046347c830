import type { RawDocument } from "../../src/documents/raw.ts";
import { DOCUMENT_TYPES, type DocumentType } from "../../src/i18n/routes.ts";
import { type Documents, makeDocuments, ofEveryType } from "../service/documents.ts";

/** A host that does not exist: the pages reserve the space of such pictures. */
export const PICTURES_HOST = "pictures.example";

const title = (text: string) => [{ type: "heading1", text, spans: [] }];
const picture = (index: number) => ({
  url: `https://${PICTURES_HOST}/${index}.jpg`,
  alt: index % 2 === 0 ? null : `Slika ${index}`,
  dimensions: index % 3 === 0 ? { width: 1200, height: 800 } : null,
});
const SENTENCE = "Biciklistička tura podunavskim vinogradima i surducima do skele. ".repeat(5);
const WORD = "Donaudampfschifffahrtsgesellschaftskapitänswitwenrente".repeat(6);

/** Unexpected values that a service may send; each has the number of its document's uid. */
const ODDITIES: Partial<Record<string, unknown>>[] = [
  { title: title("Kao i drugi") },
  {
    title: [],
    summary: null,
    content: null,
    image: null,
    program: null,
    program_images: null,
    event_duration: null,
    age_restrictions: null,
    challenge_level: null,
    package_type: null,
    category_name: null,
  },
  {
    title: title(SENTENCE.slice(0, 300)),
    image: picture(1),
    program: [],
    program_images: [{ image: picture(2) }],
    event_duration: SENTENCE,
    challenge_level: WORD,
  },
  {
    title: title(WORD.slice(0, 300)),
    summary: WORD,
    image: picture(3),
    category_name: "Kayaking",
    package_type: "Kayaking",
    content: [
      { type: "preformatted", text: WORD, spans: [] },
      { type: "embed", oembed: { embed_url: `https://video.example/${WORD}`, title: null } },
      { type: "image", url: `https://${PICTURES_HOST}/9.jpg`, alt: null },
      { type: "heading6", text: WORD, spans: [] },
      { type: "never-heard-of", text: "kept", spans: [] },
    ],
    program: Array.from({ length: 60 }, (_, index) => ({ program_title: `Stavka ${index + 1}` })),
    program_images: Array.from({ length: 60 }, (_, index) => ({ image: picture(index) })),
  },
];

/** Which documents there are: "blog-0" … "program-3". */
export const ODD_UIDS = DOCUMENT_TYPES.flatMap((type) =>
  ODDITIES.map((_, index) => ({ type, uid: `${type}-${index}` })),
);

/** A few documents of each type, each odd in another way, in all languages. */
export function oddDocuments(): Documents {
  const count = ODDITIES.length;
  const documents = makeDocuments(ofEveryType(() => count));
  const makeOdd = (document: RawDocument): RawDocument => {
    const { uid } = document._meta;
    const index = Number(String(uid).split("-")[1]);
    return { ...document, ...ODDITIES[index] };
  };
  const all = DOCUMENT_TYPES.map((type) => [type, documents[type].map(makeOdd)] as const);
  return Object.fromEntries(all) as Record<DocumentType, RawDocument[]>;
}
