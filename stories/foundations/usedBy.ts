/// <reference types="vite/client" />

const SOURCES = import.meta.glob<string>("../../src/{components,features,theme}/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Labels of theme files in Storybook. */
const SHARED: Record<string, string> = {
  coveringLink: "clickable cards",
  dropIn: "menus",
  focusRing: "focus",
  global: "every page",
  page: "every page",
  backgrounds: "the dark band",
  hover: "hover styles",
  print: "print",
  roundOpener: "round buttons in the header",
  siteHead: "site header",
};

const PATH = /\/(components|features|theme)\/(?:(\w+)\/)?(\w+)[^/]*$/;

/** nameOf("../../src/components/Card/Card.css.ts") => "Card" */
function nameOf(path: string): string | undefined {
  const [, place, folder, file = ""] = PATH.exec(path) ?? [];
  return place === "theme" ? SHARED[file] : folder;
}

/** usedBy("radius.panel") => ["Card", "Message", …], read from the source files. */
export function usedBy(...calls: string[]): string[] {
  const pattern = new RegExp(
    calls.map((call) => `\\b${call.replace(/[.()]/g, "\\$&")}(?![\\w.])`).join("|"),
  );
  const names = Object.entries(SOURCES).flatMap(([path, text]) =>
    pattern.test(text) ? (nameOf(path) ?? []) : [],
  );
  return [...new Set(names)].sort();
}
