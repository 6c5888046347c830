import type { GatsbyNode, Reporter } from "gatsby";
import { createTypes } from "./src/build/content/schema.ts";
import { createSite } from "./src/build/createSite.ts";
import { writeMessages } from "./src/build/files/messages.ts";
import { finishBuild } from "./src/build/finish/finishBuild.ts";
import { writeFonts } from "./src/build/fonts/writeFonts.ts";
import { patchGatsby } from "./src/build/internals/patchGatsby.ts";
import { writeEmptyNotFoundPages } from "./src/build/localeRedirects/notFoundPages.ts";
import { listLostLinks } from "./src/build/lostLinks.ts";
import { writeManifests } from "./src/build/manifest/writeManifests.ts";
import { webpackSettings } from "./src/build/webpack.ts";
import { writeWildcards } from "./src/build/wildcards.ts";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = createTypes;

// Documents come in createPages, after Gatsby has swept away what was not touched in sourceNodes:
// from here on we delete ourselves what is gone, and what is unchanged stays cached.
export const sourceNodes: GatsbyNode["sourceNodes"] = ({ actions }) => {
  actions.enableStatefulSourceNodes?.();
};

let lostLinks: string | null = null;

const tellLostLinks = ({ reporter }: { reporter: Reporter }): void => {
  if (lostLinks !== null) reporter.warn(lostLinks);
};

export const createPages: GatsbyNode["createPages"] = async (args) => {
  lostLinks = listLostLinks(await createSite(args));
  if (process.env.NODE_ENV === "development") tellLostLinks(args);
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = webpackSettings;

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  await Promise.all([
    writeMessages(),
    writeFonts(),
    patchGatsby(),
    writeManifests(),
    writeWildcards(),
  ]);
};

export const onPreBuild: GatsbyNode["onPreBuild"] = () => writeEmptyNotFoundPages();

// The last that a build says, so that nobody overlooks it.
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  await finishBuild();
  tellLostLinks(args);
};
