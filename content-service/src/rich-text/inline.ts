import type { Token } from "markdown-it";
import { badLink, type Links, writtenAddress } from "./links.ts";
import type { ReportLine, Span } from "./model.ts";

type Mark =
  | { type: "strong" | "em" }
  | { type: "label"; label: string }
  | { type: "hyperlink"; href: string; line: number };

const UNSUPPORTED: Record<string, string> = {
  html_inline: "raw HTML is not supported. Use Markdown: **strong**, *em*, [a link](https://…).",
  s_open: "struck-out text is not supported. Remove the ~~.",
  code_inline: "code inside a text is not supported. Remove the ` signs or use a block of ```.",
  image: "a picture must be a paragraph of its own. Put an empty line before and after it.",
};

/** A failed link or picture: "![A heron](my heron.webp)" */
const UNREAD_LINK = /!?\[[^\]]*\]\([^)]*\s[^)]*\)/;

const unreadLink = (found: string): string =>
  `"${found}" is read as words. An address with a space goes between < and >: ${found.replace(/\((.*)\)$/, "(<$1>)")}.`;

function opens(token: Token, line: number): Mark | undefined {
  switch (token.type) {
    case "strong_open":
      return { type: "strong" };
    case "em_open":
      return { type: "em" };
    case "label_open":
      return { type: "label", label: String(token.attrGet("class") ?? "") };
    case "link_open":
      return { type: "hyperlink", href: writtenAddress(token), line };
    default:
      return undefined;
  }
}

function closed(
  mark: Mark,
  { start, end }: { start: number; end: number },
  links: Links,
  report: ReportLine,
): Span | undefined {
  if (mark.type !== "hyperlink") return start === end ? undefined : { start, end, ...mark };
  const link = links.read(mark.href, mark.line);
  if (link === undefined) report(mark.line, badLink(mark.href, links));
  else if (start === end)
    report(mark.line, `link "${mark.href}" has no text. Write it in the [ ].`);
  return link === undefined || start === end ? undefined : { start, end, type: "hyperlink", link };
}

/** One paragraph's text and spans; offsets count UTF-16 units, as JavaScript's strings do. */
export function readInline(
  tokens: readonly Token[],
  firstLine: number,
  links: Links,
  report: ReportLine,
): { text: string; spans: Span[] } {
  let text = "";
  let line = firstLine;
  const spans: Span[] = [];
  const open: { mark: Mark; start: number }[] = [];
  for (const token of tokens) {
    const complaint = UNSUPPORTED[token.type];
    if (complaint !== undefined) report(line, complaint);
    const mark = opens(token, line);
    if (mark !== undefined) {
      open.push({ mark, start: text.length });
    } else if (token.type === "softbreak" || token.type === "hardbreak") {
      text += token.type === "hardbreak" ? "\n" : " ";
      line += 1;
    } else if (token.nesting === -1) {
      const last = token.type === "s_close" ? undefined : open.pop();
      const span =
        last && closed(last.mark, { start: last.start, end: text.length }, links, report);
      if (span !== undefined) spans.push(span);
    } else if (token.type === "text") {
      const unread = UNREAD_LINK.exec(token.content)?.[0];
      if (unread !== undefined) report(line, unreadLink(unread));
      text += token.content;
    }
  }
  // Inner marks close first; reversed, the outer one comes first even if both cover the same text.
  return { text, spans: spans.reverse().sort((a, b) => a.start - b.start || b.end - a.end) };
}
