import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { isNamedLikePicture } from "../../../content-service/src/pictures/formats.ts";
import { allPagePictures, GALLERY, HERO } from "../../../src/images/sitePictures.ts";
import { PLACES } from "../../../stories/pictures.ts";

const PICTURES = "content-service/pictures";
const SCENES = "art/scenes";
const DOCUMENTS = "content-service/documents";

/** What a scene is drawn into, and what the site's own pictures are. */
const drawn = (name: string): string => `${name}.webp`;

const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

export interface PictureLists {
  /** Files, with their endings. */
  pictures: string[];
  /** Names of scenes, without. */
  scenes: string[];
  /** What the site and the stories show by themselves, without endings too. */
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
  pictures: filesIn(PICTURES).filter(isNamedLikePicture),
  scenes: filesIn(SCENES).map((file) => basename(file, ".ts")),
  shown: [...GALLERY, ...allPagePictures(), ...Object.values(HERO), ...Object.keys(PLACES)],
  documents: textOfDocuments(),
});

/** Whether a file is named: "fire.webp" is not where "camp-fire.webp" is. */
function isNamed(file: string, documents: string): boolean {
  for (let at = documents.indexOf(file); at >= 0; at = documents.indexOf(file, at + 1)) {
    if (!/[\p{L}\d_-]/u.test(documents.charAt(at - 1))) return true;
  }
  return false;
}

/** Pictures that the site needs, and that nobody has drawn or put there. */
export function findPictureProblems({
  pictures,
  scenes,
  shown,
  documents,
}: PictureLists): string[] {
  const there = new Set(pictures);
  return [
    ...scenes
      .map(drawn)
      .filter((file) => !there.has(file) && isShown(file, { shown, documents }))
      .map((file) => {
        const name = basename(file, ".webp");
        return `${SCENES}/${name}.ts: its picture is not drawn yet: npm run art -- ${name}`;
      }),
    ...shown
      .filter((name) => !there.has(drawn(name)) && !scenes.includes(name))
      .map((name) => `src/images/sitePictures.ts: there is no ${PICTURES}/${drawn(name)}`),
  ];
}

type Shown = Pick<PictureLists, "shown" | "documents">;

/** A document, a page or a story shows it. */
const isShown = (file: string, { shown, documents }: Shown): boolean =>
  shown.some((name) => drawn(name) === file) ||
  isNamed(file.normalize("NFC"), documents.normalize("NFC"));

/** Pictures that nothing shows. */
export const findUnseen = (files: string[], lists: Shown): string[] =>
  files.filter((file) => !isShown(file, lists));

/** Scenes whose pictures nothing shows. */
export const findUnseenScenes = (lists: PictureLists): string[] =>
  lists.scenes.filter((name) => !isShown(drawn(name), lists));
