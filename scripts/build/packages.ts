import { copyFileSync, cpSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build, type Plugin, type Rolldown } from "vite";
import { runAsCommand } from "../command.ts";
import { captureProgram } from "../program.ts";

// Builds @vidikovac/tokens and @vidikovac/react, and packs them as npm publishes them.

export const PACKAGES_DIRECTORY = ".build/packages";

/** The folders that have the package.json, README.md and CHANGELOG.md of a package. */
const SOURCES = { tokens: "design-tokens", react: "src/components" };

export type PackageName = keyof typeof SOURCES;

export const PACKAGE_NAMES = Object.keys(SOURCES) as PackageName[];

export const packageDirectory = (name: PackageName): string => join(PACKAGES_DIRECTORY, name);

/** Name of a file without its extension, and the module that it is made of. */
type Entries = Record<string, string>;

const isOfAnotherPackage = (id: string): boolean =>
  /^[@a-z]/.test(id) && !id.endsWith(".css") && !id.startsWith("@vanilla-extract/");

/**
 * Writes one style sheet for each entry: what its modules need, in the order of their imports, and no entry
 * before it has. Scripts import none of them, so that Node can run these scripts as they are.
 */
const styleSheets = (entries: Entries, sheets: Entries): Plugin => ({
  name: "style-sheets",
  generateBundle(_, bundle) {
    const seen = new Set<string>();
    const stylesOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string[] => {
      if (file?.type !== "chunk" || seen.has(file.fileName)) return [];
      seen.add(file.fileName);
      const imported = [...file.imports, ...file.dynamicImports];
      return [
        ...imported.flatMap((name) => stylesOf(bundle[name])),
        ...(file.viteMetadata?.importedCss ?? []),
      ];
    };
    const read = (name: string): string => {
      const file = bundle[name];
      return file?.type === "asset" ? String(file.source) : "";
    };
    const files = Object.values(bundle);
    for (const [entry, sheet] of Object.entries(sheets)) {
      const module = resolve(entries[entry] ?? "");
      const start = files.find((file) => file.type === "chunk" && file.facadeModuleId === module);
      const source = [...new Set(stylesOf(start))].map(read).join("");
      if (source === "") throw new Error(`${module} has no styles for ${sheet}.`);
      this.emitFile({ type: "asset", fileName: sheet, source });
    }
    for (const name of Object.keys(bundle)) {
      if (name.endsWith(".css")) delete bundle[name];
    }
  },
});

async function bundle(name: PackageName, entries: Entries, plugins: Plugin[]): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [vanillaExtractPlugin({ identifiers: "short" }), ...plugins],
    build: {
      outDir: packageDirectory(name),
      emptyOutDir: false,
      target: "es2022",
      minify: false,
      cssMinify: true,
      cssCodeSplit: true,
      lib: { entry: entries, formats: ["es"] },
      rolldownOptions: {
        checks: { pluginTimings: false },
        external: isOfAnotherPackage,
        output: {
          preserveModules: true,
          preserveModulesRoot: "src",
          // npm publishes no folder of the name node_modules.
          entryFileNames: ({ name: module }) => `${module.replace("node_modules/", "vendor/")}.js`,
        },
      },
    },
  });
}

/** Declarations of the modules that the entries import. */
async function declareTypes(name: PackageName, entries: Entries): Promise<void> {
  const settings = {
    extends: resolve("tsconfig.json"),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      stripInternal: true,
      rootDir: resolve("."),
      outDir: resolve(packageDirectory(name), "types"),
      types: [],
      paths: { "@vanilla-extract/recipes": [resolve("scripts/build/packages/recipes.d.ts")] },
    },
    include: [],
    files: [...Object.values(entries), "scripts/build/packages/styles.d.ts"].map((path) =>
      resolve(path),
    ),
  };
  const file = resolve(PACKAGES_DIRECTORY, `tsconfig.${name}.json`);
  writeFileSync(file, JSON.stringify(settings));
  const compiler = ["node_modules/typescript-native/bin/tsc", "--project", file];
  const { code, output } = await captureProgram(process.execPath, compiler);
  rmSync(file);
  if (code !== 0) throw new Error(`The types of ${name} could not be written:\n${output}`);
}

const REACT: Entries = { index: "src/components/index.ts", travel: "src/components/travel.ts" };
const TOKENS: Entries = { index: "design-tokens/index.ts" };
const VARIABLES: Entries = { variables: "src/theme/global/cssVariables.css.ts" };

const withoutScripts: Plugin = {
  name: "without-scripts",
  generateBundle(_, files) {
    for (const name of Object.keys(files)) if (name.endsWith(".js")) delete files[name];
  },
};

async function buildReact(): Promise<void> {
  await bundle("react", REACT, [styleSheets(REACT, { index: "styles.css", travel: "travel.css" })]);
  await declareTypes("react", REACT);
}

async function buildTokens(): Promise<void> {
  await bundle("tokens", VARIABLES, [
    styleSheets(VARIABLES, { variables: "tokens.css" }),
    withoutScripts,
  ]);
  await bundle("tokens", TOKENS, []);
  await declareTypes("tokens", TOKENS);
  cpSync("design-tokens/w3c", join(packageDirectory("tokens"), "w3c"), { recursive: true });
}

/** Builds both packages, each in its packageDirectory(). */
export async function buildPackages(): Promise<void> {
  for (const name of PACKAGE_NAMES) {
    const folder = packageDirectory(name);
    rmSync(folder, { recursive: true, force: true });
    cpSync(join(SOURCES[name], "package.json"), join(folder, "package.json"));
    for (const file of ["README.md", "CHANGELOG.md"]) {
      copyFileSync(join(SOURCES[name], file), join(folder, file));
    }
    copyFileSync("LICENSE", join(folder, "LICENSE"));
  }
  await buildTokens();
  await buildReact();
}

/** Packs a built package; returns the path of the file. */
export async function packPackage(name: PackageName): Promise<string> {
  const pack = ["pack", `./${packageDirectory(name)}`, "--pack-destination", PACKAGES_DIRECTORY];
  const { code, output } = await captureProgram("npm", [...pack, "--silent"]);
  if (code !== 0) throw new Error(`${name} could not be packed:\n${output}`);
  return resolve(PACKAGES_DIRECTORY, output.trim().split("\n").at(-1) ?? "");
}

void runAsCommand("packages", async () => {
  await buildPackages();
  for (const name of PACKAGE_NAMES) console.log(await packPackage(name));
});
