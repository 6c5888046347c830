import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { readLiveSettings, readPictureHosts, readSiteSettings } from "../config/env.ts";
import { assembleDocuments } from "../documents/load/assemble.ts";
import { addAllMessages } from "../i18n/allMessages.ts";
import { mainPicture, picturesOf, withPictures } from "../images/pictures.ts";
import { dropThirdPartyImages } from "../images/thirdPartyImages.ts";
import { collectAllDocuments } from "./content/collectDocuments.ts";
import { createNodes } from "./content/nodes.ts";
import { findOptionalFields } from "./content/serviceSchema.ts";
import { writeDiscovery } from "./discovery/writeDiscovery.ts";
import { writeCatalogues } from "./files/catalogue.ts";
import { emptyListsFolder, writeLists } from "./files/lists.ts";
import { writeMaps } from "./files/maps.ts";
import { writeOffers } from "./files/offers.ts";
import { writePageNames } from "./files/pageNames.ts";
import { writeSearch } from "./files/search.ts";
import { readMarkdownPages } from "./markdownPages/markdownFiles.ts";
import { createAllPages } from "./pages/allPages.ts";
import { areImagesOnDemand } from "./pictures/onDemandImages.ts";
import { preparePictures } from "./pictures/preparePictures.ts";
import { PICTURE_CACHE } from "./pictures/publishPicture.ts";
import { pagePictures, siteData, sitePictures } from "./siteData.ts";

/**
 * Fetches all documents, prepares their pictures, and creates pages and data files; returns a sentence for each link
 * that finds no page. These stop nothing: whoever edits a hosted service must not be able to break the site.
 */
export async function createSite(args: CreatePagesArgs): Promise<string[]> {
  const { graphql, reporter } = args;
  const warn = (message: string): void => reporter.warn(message);
  const lost: string[] = [];
  const tellLost = (message: string): void => void lost.push(message);
  try {
    addAllMessages();
    const hosts = readPictureHosts(process.env);
    const collected = await collectAllDocuments(graphql, await findOptionalFields(warn));
    const all = assembleDocuments(collected, warn, tellLost);
    const written = readMarkdownPages(all, tellLost);
    const loose = dropThirdPartyImages(all, hosts, warn);
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
        report: (message) => reporter.info(message),
        areOnDemand: areImagesOnDemand(),
      },
    );
    const documents = loose.map((document) => withPictures(document, pictures.show));
    createNodes(args, documents);
    const folder = await emptyListsFolder();
    const lists = await writeLists(folder, documents);
    const names = await writePageNames(folder, documents);
    const search = await writeSearch(folder, documents, written);
    await writeOffers(documents, readLiveSettings(process.env) === null);
    const maps = await writeMaps(site.pathPrefix);
    const catalogues = await writeCatalogues(folder, documents, warn);
    const files = { written, lists, names, search, maps, catalogues };
    createAllPages(args, documents, siteData(pictures, loose, site), files);
    await writeDiscovery(documents, site);
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
  return lost;
}
