import { figureIn } from "../../../content-service/figures/fill.ts";
import {
  type Fault,
  type Report,
  sortedFaults,
} from "../../../content-service/src/documents/fault.ts";
import { type Fields, NO_FIELDS } from "../../../content-service/src/documents/fields/fields.ts";
import { splitFrontMatter } from "../../../content-service/src/documents/fields/front-matter.ts";
import { readFields } from "../../../content-service/src/documents/fields/read-fields.ts";
import { readMarkdown } from "../../../content-service/src/rich-text/blocks.ts";
import { type Links, readLink } from "../../../content-service/src/rich-text/links.ts";
import type { Block } from "../../../content-service/src/rich-text/model.ts";
import { PAGES as SITE_PAGES } from "../../i18n/routes.ts";
import type { Placeholders } from "./placeholders.ts";

/** A page of words as its file has it, and what is wrong with it. */
export interface MarkdownFile {
  file: string;
  texts: Fields["texts"];
  body: readonly Block[];
  faults: readonly Fault[];
}

const FIELDS = { title: { type: "text" }, lead: { type: "text" } } as const;

const PAGES: readonly string[] = Object.values(SITE_PAGES).map(({ path }) => path);

const LINKS: Links = {
  read: (href, line) => (PAGES.includes(href) ? { kind: "web", url: href } : readLink(href, line)),
  advice: `Write https://…, mailto:…, tel:…, document:<type>/<folder> or a page of the site without its language: ${PAGES.join(", ")}.`,
};

const NOT_HERE: Partial<Record<Block["type"], string>> = {
  heading1: 'the title stands above, in "title". Begin a heading with "##".',
  heading4: 'a page has headings "##" and "###".',
  heading5: 'a page has headings "##" and "###".',
  heading6: 'a page has headings "##" and "###".',
  image: "pictures belong to documents. Remove it.",
  embed: "an address by itself belongs to documents. Write [some words](https://…).",
  preformatted: "a block of ``` belongs to documents. Write a paragraph.",
};

/** languageOf("locales/de/plan.md") => "de" */
const languageOf = (file: string): string => file.split("/").at(-2) ?? "";

/** Puts in what the names stand for; the lines stay where they are. "… d.o.o." ends a sentence by itself. */
function fill(
  text: string,
  { file, line }: { file: string; line: number },
  fills: Placeholders,
  report: Report,
): string {
  return text
    .split("\n")
    .map((words, index) =>
      words.replace(
        /(\{\{\s*(.*?)\s*\}\})(\.?)/g,
        (found, braces: string, name: string, stop: string) => {
          const known = Object.hasOwn(fills, name) ? fills[name] : undefined;
          if (known !== undefined) return known.endsWith(".") ? known : known + stop;
          const figure = figureIn(name, languageOf(file));
          if (figure && "text" in figure) return figure.text + stop;
          if (figure) {
            report({ file, line: line + index }, figure.fault);
            return found;
          }
          const names = Object.keys(fills).map((one) => `{{${one}}}`);
          report(
            { file, line: line + index },
            `nothing stands for ${braces}. Here you can write ${names.join(", ")}.`,
          );
          return found;
        },
      ),
    )
    .join("\n");
}

/** Reads a page as documents are read. `file` is what faults name: "locales/de/about.md". */
export function readMarkdownPage(text: string, file: string, fills: Placeholders): MarkdownFile {
  const faults: Fault[] = [];
  const report: Report = (place, message) => faults.push({ ...place, message });
  const parts = splitFrontMatter(text, { file, line: 1 }, report);
  if (!parts) return { file, texts: NO_FIELDS.texts, body: [], faults };

  const above = { file, line: parts.yamlLine };
  // A title and a lead are words only: what stands for a link is filled in below them.
  const { site = "" } = fills;
  const yaml = fill(parts.yaml, above, { site }, report);
  const fields = readFields({ yaml, ...above }, FIELDS, report);
  for (const name of Object.keys(FIELDS)) {
    if (fields && !fields.texts.has(name))
      report(above, `"${name}" is missing. Write "${name}: …".`);
  }
  const markdown = fill(parts.body, { file, line: parts.bodyLine }, fills, report);
  const say = (line: number, message: string) => report({ file, line }, message);
  const body = readMarkdown(markdown, parts.bodyLine, say, LINKS);
  for (const block of body) {
    const complaint = NOT_HERE[block.type];
    if (complaint) say(block.type === "embed" ? parts.bodyLine : block.line, complaint);
  }
  return { file, texts: fields?.texts ?? NO_FIELDS.texts, body, faults: sortedFaults(faults) };
}
