import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { GALLERY, HERO, PAGE_PICTURES } from "../../src/content/siteData.ts";

const PICTURES = "content-service/pictures";
const SCENES = "art/scenes";
const DOCUMENTS = "content-service/documents";

const namesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder).flatMap((file) => (file.endsWith(ending) ? [basename(file, ending)] : []));

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
  /** What the site shows by itself. */
  shown: string[];
  named: string[];
}

export const readPictureLists = (): PictureLists => ({
  pictures: namesIn(PICTURES, ".webp"),
  scenes: namesIn(SCENES, ".ts"),
  shown: [...GALLERY, ...Object.values(PAGE_PICTURES), ...Object.values(HERO)],
  named: namedInDocuments(),
});

/** Pictures that nobody sees, that nobody drew, or that are not there. */
export function findPictureProblems({ pictures, scenes, shown, named }: PictureLists): string[] {
  const has = {
    pictures: new Set(pictures),
    scenes: new Set(scenes),
    used: new Set([...shown, ...named]),
  };
  return [
    ...pictures
      .filter((name) => !has.used.has(name))
      .map((name) => `${PICTURES}/${name}.webp: no document and no page shows it`),
    ...pictures
      .filter((name) => !has.scenes.has(name))
      .map((name) => `${PICTURES}/${name}.webp: no scene in ${SCENES}/ draws it`),
    ...scenes
      .filter((name) => !has.pictures.has(name))
      .map((name) => `${SCENES}/${name}.ts: its picture is not drawn yet: npm run art -- ${name}`),
    ...shown
      .filter((name) => !has.pictures.has(name))
      .map((name) => `src/content/siteData.ts: there is no ${PICTURES}/${name}.webp`),
  ];
}
