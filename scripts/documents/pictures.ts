import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { isNamedLikePicture } from "../../content-service/src/pictures/formats.ts";
import { GALLERY, HERO, PAGE_PICTURES } from "../../src/content/siteData.ts";

const PICTURES = "content-service/pictures";
const SCENES = "art/scenes";
const DOCUMENTS = "content-service/documents";

/** What a scene is drawn into, and what the site's own pictures are. */
const drawn = (name: string): string => `${name}.webp`;

export interface PictureLists {
  /** Files, with their endings. */
  pictures: string[];
  /** Names of scenes, without. */
  scenes: string[];
  /** What the site shows by itself, without endings too. */
  shown: string[];
  /** All that is written in documents. */
  documents: string;
}

/** All documents as one text, to look for names in. */
const textOfDocuments = (): string =>
  readdirSync(DOCUMENTS, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:md|yaml)$/.test(entry.name))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8"))
    .join("\n");

export const readPictureLists = (): PictureLists => ({
  pictures: readdirSync(PICTURES).filter(isNamedLikePicture),
  scenes: readdirSync(SCENES).map((file) => basename(file, ".ts")),
  shown: [...GALLERY, ...Object.values(PAGE_PICTURES), ...Object.values(HERO)],
  documents: textOfDocuments(),
});

/** Whether a file is named: "fire.webp" is not where "camp-fire.webp" is. */
function isNamed(file: string, documents: string): boolean {
  for (let at = documents.indexOf(file); at >= 0; at = documents.indexOf(file, at + 1)) {
    if (!/[\p{L}\d_-]/u.test(documents.charAt(at - 1))) return true;
  }
  return false;
}

/** Pictures that nobody sees, and such as are not there. Who drew or took them is free. */
export function findPictureProblems({
  pictures,
  scenes,
  shown,
  documents,
}: PictureLists): string[] {
  const there = new Set(pictures);
  const ofSite = new Set(shown.map(drawn));
  const ofScenes = new Set(scenes.map(drawn));
  const words = documents.normalize("NFC");
  const scene = (file: string): string =>
    ofScenes.has(file) ? ` together with ${SCENES}/${file.replace(/\.webp$/, ".ts")}` : "";
  return [
    ...pictures
      .filter((file) => !ofSite.has(file) && !isNamed(file.normalize("NFC"), words))
      .map(
        (file) =>
          `${PICTURES}/${file}: no document and no page shows it; name it in a document, or delete it${scene(file)}`,
      ),
    ...scenes
      .filter((name) => !there.has(drawn(name)))
      .map((name) => `${SCENES}/${name}.ts: its picture is not drawn yet: npm run art -- ${name}`),
    ...shown
      .filter((name) => !there.has(drawn(name)))
      .map((name) => `src/content/siteData.ts: there is no ${PICTURES}/${drawn(name)}`),
  ];
}
