import { resolve } from "node:path";
import type { GatsbyConfig } from "gatsby";
import { contentSource } from "./src/build/content/contentSource.ts";
import { readContentSettings, readSiteSettings } from "./src/config/env.ts";

const { pathPrefix } = readSiteSettings(process.env);
const content = readContentSettings(process.env);
if (!content) {
  throw new Error("CONTENT_URL is unset: `npm run build` and `npm run develop` set it for Gatsby.");
}

const config: GatsbyConfig = {
  pathPrefix,
  trailingSlash: "always",
  jsxRuntime: "automatic",
  plugins: [contentSource(content, resolve("content-service/content.graphql"))],
};

export default config;
