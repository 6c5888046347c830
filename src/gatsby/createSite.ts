import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { addAllWords } from "../content/allWords.ts";
import { assembleDocuments } from "../content/assemble.ts";
import { documentFinder, pageFinder } from "../content/findDocument.ts";
import { mainPicture, picturesOf, withPictures } from "../content/pictures.ts";
import { readLiveSettings, readPictureHosts, readSiteSettings } from "../content/settings.ts";
import { leaveOutStrangers } from "../content/strangers.ts";
import { optionalFields } from "./askSchema.ts";
import { collectAll } from "./collect.ts";
import { writeDiscovery } from "./discovery/writeDiscovery.ts";
import { writeLists } from "./lists.ts";
import { writeMaps } from "./maps.ts";
import { writeNames } from "./names.ts";
import { createNodes } from "./nodes.ts";
import { writeOffers } from "./offers.ts";
import { createAllPages } from "./pages/pages.ts";
import { arePicturesLater } from "./pictures/later.ts";
import { preparePictures } from "./pictures/preparePictures.ts";
import { PICTURE_CACHE } from "./pictures/publish.ts";
import { writeSearch } from "./search.ts";
import { pagePictures, siteData, sitePictures } from "./siteData.ts";
import { writtenPages } from "./written/writtenFiles.ts";

/** The life of all documents, in order: fetched, narrowed to our types, with pictures, as pages. */
export async function createSite(args: CreatePagesArgs): Promise<void> {
  const { graphql, reporter } = args;
  const warn = (message: string): void => reporter.warn(message);
  try {
    addAllWords();
    const hosts = readPictureHosts(process.env);
    const collected = await collectAll(graphql, await optionalFields(warn));
    const all = assembleDocuments(collected, warn);
    const written = writtenPages(pageFinder(documentFinder(all)), warn);
    const loose = leaveOutStrangers(all, hosts, warn);
    const site = readSiteSettings(process.env);
    const shared = [...loose.map(mainPicture).filter((main) => main !== null), ...pagePictures()];
    const pictures = await preparePictures(
      [...loose.flatMap(picturesOf), ...sitePictures(), ...pagePictures()],
      shared,
      {
        pathPrefix: site.pathPrefix,
        cache: resolve(PICTURE_CACHE),
        publicFolder: resolve("public"),
        warn,
        say: (message) => reporter.info(message),
        isLater: arePicturesLater(),
      },
    );
    const documents = loose.map((document) => withPictures(document, pictures.show));
    createNodes(args, documents);
    const lists = await writeLists(documents);
    const names = await writeNames(documents);
    const search = await writeSearch(documents, written);
    await writeOffers(documents, readLiveSettings(process.env) === null);
    const maps = await writeMaps(site.pathPrefix);
    const files = { written, lists, names, search, maps };
    createAllPages(args, documents, siteData(pictures, loose, site), files);
    await writeDiscovery(documents, site);
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
}
