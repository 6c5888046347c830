import type { GatsbyNode } from "gatsby";
import { createSite } from "./src/gatsby/createSite.ts";
import { finishBuild } from "./src/gatsby/finish/finishBuild.ts";
import { writeFonts } from "./src/gatsby/fonts.ts";
import { patchGatsby } from "./src/gatsby/internals/patchGatsby.ts";
import { writeManifests } from "./src/gatsby/manifest/writeManifests.ts";
import { createTypes } from "./src/gatsby/schema.ts";
import { webpackSettings } from "./src/gatsby/webpack.ts";
import { writeWildcards } from "./src/gatsby/wildcards.ts";
import { standInForNotFoundPages } from "./src/gatsby/withoutLanguage/notFoundPages.ts";
import { writeWords } from "./src/gatsby/words.ts";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = createTypes;

// Documents come in createPages, after Gatsby has swept away what was not touched in sourceNodes:
// from here on we delete ourselves what is gone, and what is unchanged stays cached.
export const sourceNodes: GatsbyNode["sourceNodes"] = ({ actions }) => {
  actions.enableStatefulSourceNodes?.();
};

export const createPages: GatsbyNode["createPages"] = createSite;

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = webpackSettings;

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  await Promise.all([
    writeWords(),
    writeFonts(),
    patchGatsby(),
    writeManifests(),
    writeWildcards(),
  ]);
};

export const onPreBuild: GatsbyNode["onPreBuild"] = () => standInForNotFoundPages();

export const onPostBuild: GatsbyNode["onPostBuild"] = finishBuild;
