import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { GALLERY, HERO, PAGE_PICTURES } from "../../src/content/siteData.ts";
import { PLACES } from "../../stories/pictures.ts";

const PICTURES = "content-service/pictures";
const SCENES = "art/scenes";
const DOCUMENTS = "content-service/documents";

const namesIn = (folder: string, ending: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : []).flatMap((file) =>
    file.endsWith(ending) ? [basename(file, ending)] : [],
  );

/** The pictures that documents name, wherever in them. */
function namedInDocuments(): string[] {
  const files = readdirSync(DOCUMENTS, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => /\.(?:md|yaml)$/.test(file))
    .flatMap(
      (file) => readFileSync(join(DOCUMENTS, file), "utf8").match(/[\w-]+(?=\.webp)/g) ?? [],
    );
}

export interface PictureLists {
  pictures: string[];
  scenes: string[];
  /** What the site and the stories show by themselves. */
  shown: string[];
  named: string[];
}

export const readPictureLists = (): PictureLists => ({
  pictures: namesIn(PICTURES, ".webp"),
  scenes: namesIn(SCENES, ".ts"),
  shown: [
    ...GALLERY,
    ...Object.values(PAGE_PICTURES),
    ...Object.values(HERO),
    ...Object.keys(PLACES),
  ],
  named: namedInDocuments(),
});

/** Pictures that nobody drew, or that are not there. */
export function findPictureProblems({ pictures, scenes, shown, named }: PictureLists): string[] {
  const has = {
    pictures: new Set(pictures),
    scenes: new Set(scenes),
    used: new Set([...shown, ...named]),
  };
  return [
    ...pictures
      .filter((name) => !has.scenes.has(name))
      .map((name) => `${PICTURES}/${name}.webp: no scene in ${SCENES}/ draws it`),
    ...scenes
      .filter((name) => has.used.has(name) && !has.pictures.has(name))
      .map((name) => `${SCENES}/${name}.ts: its picture is not drawn yet: npm run art -- ${name}`),
    ...shown
      .filter((name) => !has.pictures.has(name))
      .map((name) => `src/content/siteData.ts: there is no ${PICTURES}/${name}.webp`),
  ];
}

/** What no document, no page and no story shows, of pictures or of scenes. */
export const findUnseen = (names: string[], { shown, named }: PictureLists): string[] =>
  names.filter((name) => !shown.includes(name) && !named.includes(name));

const NAMED_AT_ONCE = 3;

/** One line: they do no harm, and where documents have gone there are many. */
export function remarkOnUnseen(lists: PictureLists): string[] {
  const unseen = findUnseen(lists.pictures, lists);
  if (unseen.length === 0) return [];
  const more = unseen.length - NAMED_AT_ONCE;
  const named = [...unseen.slice(0, NAMED_AT_ONCE), ...(more > 0 ? [`${more} more`] : [])];
  const isDrawn = unseen.some((name) => lists.scenes.includes(name));
  const cure = isDrawn ? "; npm run art -- --tidy removes those that art/ draws" : "";
  return [`${PICTURES}/: nothing shows ${named.join(", ")}${cure}`];
}
