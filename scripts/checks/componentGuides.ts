import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { withCustomConfig } from "react-docgen-typescript";
import type { Guide } from "../../stories/guide/guide.ts";
import { WISHES } from "../../stories/guide/wishes.ts";

const COMPONENTS = "stories/components";

/** At least so many words say what a component is for. */
const SHORTEST_PURPOSE = 6;

interface Component {
  name: string;
  folder: string;
}

/** "stories/components/actions/Button/Button.stories.tsx" => { name: "Button", folder: "…/Button" } */
const findComponents = (): Component[] =>
  readdirSync(COMPONENTS, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".stories.tsx"))
    .sort()
    .map((file) => ({
      name: basename(file, ".stories.tsx"),
      folder: join(COMPONENTS, dirname(file)),
    }));

/** What a guide lacks beyond its type: faultsOfGuide({ … }, ["Button"]) => ["no other component …"] */
export function faultsOfGuide(
  { purpose, use, dontUse, states, words, accessibility }: Guide,
  names: readonly string[],
): string[] {
  const isTold = {
    [`purpose has fewer than ${SHORTEST_PURPOSE} words`]:
      purpose.split(" ").length >= SHORTEST_PURPOSE,
    "use is empty": use.length > 0,
    "dontUse names no other component": dontUse.some(({ instead }) => names.includes(instead)),
    "states is empty": states.length > 0,
    "words.examples needs as many in English as in German":
      !words || words.examples.en.length === words.examples.de.length,
    "accessibility.announced is empty": accessibility.announced !== "",
    "accessibility.supply is empty": accessibility.supply.length > 0,
  };
  return Object.entries(isTold).flatMap(([fault, isThere]) => (isThere ? [] : [fault]));
}

const { parse } = withCustomConfig("tsconfig.json", {
  shouldExtractLiteralValuesFromEnum: true,
  propFilter: ({ parent }) => !parent?.fileName.includes("node_modules"),
});

/** Properties of components in src/components/ without a description or a type. */
export function findUndescribedProperties(files: string[]): string[] {
  return parse(files).flatMap(({ displayName, filePath, props }) =>
    Object.values(props).flatMap(({ name, description, type }) => {
      const lacking = [
        ...(description.trim() ? [] : ["description: write /** … */ above it"]),
        ...(type.name ? [] : ["type"]),
      ];
      const file = relative(process.cwd(), filePath);
      return lacking.map((what) => `${file}: ${name} of ${displayName} has no ${what}.`);
    }),
  );
}

/** What the documentation of components lacks. */
export async function findMissingGuides(): Promise<string[]> {
  const components = findComponents();
  const names = components.map(({ name }) => name);
  const faults = components.map(async ({ name, folder }): Promise<string[]> => {
    const [guide, example] = [`${folder}/${name}.guide.ts`, `${folder}/${name}.example.tsx`];
    const lacking = [guide, example].filter((file) => !existsSync(file));
    if (lacking.length > 0) {
      return lacking.map((file) => `${file} is missing: write it as for Button.`);
    }
    const read: { guide: Guide } = await import(pathToFileURL(guide).href);
    return faultsOfGuide(read.guide, names).map((fault) => `${guide}: ${fault}.`);
  });
  const unknown = WISHES.flatMap(({ take, unless }) => [take, ...unless.map((one) => one.instead)])
    .filter((name) => /^\w+$/.test(name) && !names.includes(name))
    .map((name) => `stories/guide/wishes.ts: no component has the name "${name}".`);
  const sources = names.map((name) => `src/components/${name}/${name}.tsx`);
  return [...(await Promise.all(faults)).flat(), ...unknown, ...findUndescribedProperties(sources)];
}
