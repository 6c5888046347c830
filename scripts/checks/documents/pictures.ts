import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { isNamedLikePicture } from "../../../content-service/src/pictures/formats.ts";
import { allPagePictures, allPortraits, GALLERY, HERO } from "../../../src/images/sitePictures.ts";
import { PLACES } from "../../../stories/pictures.ts";

const PICTURES = "content-service/pictures";
const SCENES = "art/scenes";
const DOCUMENTS = "content-service/documents";

/** The file of a scene, or of one of the site's own pictures. */
const pictureFile = (name: string): string => `${name}.webp`;

const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

export interface PictureLists {
  /** File names with extension. */
  pictures: string[];
  /** Names of scenes, without extension. */
  scenes: string[];
  /** Pictures that the site and the stories show themselves, without extension. */
  shown: string[];
  /** Portraits: shown if they are there. */
  portraits: string[];
  /** The text of all documents. */
  documents: string;
}

/** All documents as one text, to search for names. */
const textOfDocuments = (): string =>
  readdirSync(DOCUMENTS, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:md|yaml)$/.test(entry.name))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8"))
    .join("\n");

export const readPictureLists = (): PictureLists => ({
  pictures: filesIn(PICTURES).filter(isNamedLikePicture),
  scenes: filesIn(SCENES).map((file) => basename(file, ".ts")),
  shown: [...GALLERY, ...allPagePictures(), ...Object.values(HERO), ...Object.keys(PLACES)],
  portraits: allPortraits(),
  documents: textOfDocuments(),
});

/** Whether a file is named: "camp-fire.webp" does not name "fire.webp". */
function isNamed(file: string, documents: string): boolean {
  for (let at = documents.indexOf(file); at >= 0; at = documents.indexOf(file, at + 1)) {
    if (!/[\p{L}\d_-]/u.test(documents.charAt(at - 1))) return true;
  }
  return false;
}

/** Pictures that the site needs and that do not exist. */
export function findPictureProblems(lists: PictureLists): string[] {
  const { pictures, scenes, shown } = lists;
  const present = new Set(pictures);
  return [
    ...scenes
      .map(pictureFile)
      .filter((file) => !present.has(file) && isShown(file, lists))
      .map((file) => {
        const name = basename(file, ".webp");
        return `${SCENES}/${name}.ts: its picture has not been drawn: npm run assets:draw -- ${name}`;
      }),
    ...shown
      .filter((name) => !present.has(pictureFile(name)) && !scenes.includes(name))
      .map((name) => `src/images/sitePictures.ts: there is no ${PICTURES}/${pictureFile(name)}`),
  ];
}

type Shown = Pick<PictureLists, "shown" | "portraits" | "documents">;

/** True if a document, a page or a story shows it. */
const isShown = (file: string, { shown, portraits, documents }: Shown): boolean =>
  [...shown, ...portraits].some((name) => pictureFile(name) === file) ||
  isNamed(file.normalize("NFC"), documents.normalize("NFC"));

/** Pictures that nothing shows. */
export const findUnusedPictures = (files: string[], lists: Shown): string[] =>
  files.filter((file) => !isShown(file, lists));

/** Scenes whose pictures nothing shows. */
export const findUnusedScenes = (lists: PictureLists): string[] =>
  lists.scenes.filter((name) => !isShown(pictureFile(name), lists));
