import MarkdownIt, { type Token } from "markdown-it";
import { readInline } from "./inline.ts";
import { addLabelRule } from "./label-rule.ts";
import { badLink, DOCUMENT_LINKS, type Links, writtenAddress } from "./links.ts";
import type { Block, EmbedBlock, PictureBlock, ReportLine, TextType } from "./model.ts";

// HTML is parsed only to be refused with its line.
// Indented code is off: an indented paragraph is usually a mistake.
const markdown = new MarkdownIt("default", { html: true }).disable("code");
// Addresses stay as written: readLink validates them.
markdown.validateLink = () => true;
markdown.normalizeLink = (address) => address;
addLabelRule(markdown);

const UNSUPPORTED: Record<string, string> = {
  table_open: "tables are not supported. Write a list instead.",
  html_block: "raw HTML is not supported. Use Markdown.",
  hr: 'a dividing line is not supported. Remove it or write a heading ("## …").',
};

const HEADINGS: Record<string, TextType> = {
  h1: "heading1",
  h2: "heading2",
  h3: "heading3",
  h4: "heading4",
  h5: "heading5",
  h6: "heading6",
};

function readPicture(
  children: readonly Token[],
  line: number,
  links: Links,
  report: ReportLine,
): PictureBlock | undefined {
  const [first, second, third, ...more] = children;
  const linked = first?.type === "link_open" && third?.type === "link_close" && more.length === 0;
  const image = linked ? second : children.length === 1 ? first : undefined;
  if (image?.type !== "image") return undefined;
  const href = linked ? writtenAddress(first) : "";
  const link = linked ? (links.read(href, line) ?? null) : null;
  if (linked && link === null) report(line, badLink(href, links));
  const credit = image.attrGet("title");
  return {
    type: "image",
    picture: String(image.attrGet("src") ?? ""),
    alt: readInline(image.children ?? [], line, links, report).text.trim(),
    credit: credit === null || credit === "" ? null : String(credit),
    link,
    line,
  };
}

// A paragraph that is nothing but <https://…>.
function readEmbed(children: readonly Token[]): EmbedBlock | undefined {
  const [first] = children;
  if (children.length !== 3 || first?.type !== "link_open" || first.info !== "auto") {
    return undefined;
  }
  const url = String(first.attrGet("href") ?? "");
  return /^https?:\/\//i.test(url) && URL.canParse(url)
    ? { type: "embed", url, host: new URL(url).host }
    : undefined;
}

/** Markdown to rich text. `firstLine` is the line of the file on which the Markdown begins. */
export function readMarkdown(
  source: string,
  firstLine: number,
  report: ReportLine,
  links: Links = DOCUMENT_LINKS,
): Block[] {
  const blocks: Block[] = [];
  const lists: TextType[] = [];
  let heading: TextType | undefined;
  let quotes = 0;
  let inTable = false;
  let itemFilled = false;

  const readText = (token: Token, line: number): void => {
    const children = token.children ?? [];
    const list = lists.at(-1);
    const plain = heading === undefined && list === undefined && quotes === 0;
    const alone = plain
      ? (readPicture(children, line, links, report) ?? readEmbed(children))
      : undefined;
    if (alone !== undefined) {
      blocks.push(alone);
      return;
    }
    const { text, spans } = readInline(children, line, links, report);
    if (list !== undefined && (itemFilled || heading !== undefined)) {
      report(line, "a list entry is one paragraph. Move what follows below the list.");
    } else if (quotes > 0 && heading !== undefined) {
      report(line, "a heading inside a quotation is not supported. Move it above the quotation.");
    }
    itemFilled = true;
    const quoted = quotes > 0 && text !== "";
    blocks.push({
      type: heading ?? list ?? "paragraph",
      text,
      spans: quoted
        ? [{ start: 0, end: text.length, type: "label", label: "quote" }, ...spans]
        : spans,
      line,
    });
  };

  for (const token of markdown.parse(source, {})) {
    const line = firstLine + (token.map?.[0] ?? 0);
    const complaint = UNSUPPORTED[token.type];
    if (complaint !== undefined) report(line, complaint);
    switch (token.type) {
      case "table_open":
        inTable = true;
        break;
      case "table_close":
        inTable = false;
        break;
      case "heading_open":
        heading = HEADINGS[token.tag];
        break;
      case "heading_close":
        heading = undefined;
        break;
      case "bullet_list_open":
      case "ordered_list_open":
        if (lists.length > 0)
          report(line, "a list inside a list is not supported. Make it one list.");
        if (quotes > 0) report(line, "a list inside a quotation is not supported. Move it below.");
        lists.push(token.type === "bullet_list_open" ? "list-item" : "o-list-item");
        break;
      case "bullet_list_close":
      case "ordered_list_close":
        lists.pop();
        break;
      case "list_item_open":
        itemFilled = false;
        break;
      case "blockquote_open":
        if (lists.length > 0) {
          report(line, "a quotation inside a list is not supported. Move it below.");
        }
        quotes += 1;
        break;
      case "blockquote_close":
        quotes -= 1;
        break;
      case "fence":
        if (lists.length + quotes > 0) report(line, "a block of ``` must stand by itself.");
        blocks.push({
          type: "preformatted",
          text: token.content.replace(/\n$/, ""),
          spans: [],
          line,
        });
        break;
      case "inline":
        if (!inTable) readText(token, line);
        break;
      default:
        break;
    }
  }
  return blocks;
}
