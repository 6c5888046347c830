import { asList, asText, isRecord, readable } from "../../raw.ts";
import type { Inline } from "../../types.ts";
import { type FindPage, toLink } from "./link.ts";
import { asWritten, LATIN_LABEL, type Transliterate } from "./transliterate.ts";

/** No editor nests deeper; a program that does would end in pages that no browser can draw. */
const DEEPEST_NESTING = 10;

interface Span {
  start: number;
  end: number;
  wrap: (children: Inline[]) => Inline;
}

/** null for an unknown or unsafe span: its text stays. */
function toWrap(raw: Record<string, unknown>, findPage: FindPage): Span["wrap"] | null {
  const data = isRecord(raw.data) ? raw.data : {};
  switch (raw.type) {
    case "strong":
      return (children) => ({ kind: "strong", children });
    case "em":
      return (children) => ({ kind: "em", children });
    case "label": {
      const label = asText(data.label);
      return (children) => ({ kind: "label", label, children });
    }
    case "hyperlink": {
      const link = toLink(raw.data, findPage);
      return link && ((children) => ({ kind: "link", link, children }));
    }
    default:
      return null;
  }
}

/** An offset within "😀" or "\r\n" moves to its end. */
function wholeOffset(text: string, offset: number): number {
  const around = text.slice(Math.max(0, offset - 1), offset + 1);
  return /^(?:[\uD800-\uDBFF][\uDC00-\uDFFF]|\r\n)$/.test(around) ? offset + 1 : offset;
}

// The longer span of two that start together goes outside.
const byPlace = (a: Span, b: Span): number => a.start - b.start || b.end - a.end;

/** Spans of one kind never overlap: a link within a link is none, strong twice is strong once. */
function takeApart(spans: Span[]): Span[] {
  let taken = 0;
  return spans.sort(byPlace).flatMap(({ end, wrap, ...span }): Span[] => {
    const start = Math.max(span.start, taken);
    taken = Math.max(end, taken);
    return start < end ? [{ start, end, wrap }] : [];
  });
}

function toSpans(raw: unknown, text: string, findPage: FindPage): Span[] {
  const byKind = new Map<string, Span[]>();
  for (const item of asList(raw)) {
    if (!isRecord(item) || typeof item.start !== "number" || typeof item.end !== "number") continue;
    const wrap = toWrap(item, findPage);
    if (!wrap) continue;
    const start = wholeOffset(text, Math.max(0, Math.trunc(item.start)));
    const end = wholeOffset(text, Math.min(text.length, Math.trunc(item.end)));
    const label = isRecord(item.data) ? asText(item.data.label) : "";
    const kind = item.type === "label" ? `label ${label}` : String(item.type);
    const alike = byKind.get(kind) ?? [];
    byKind.set(kind, alike);
    if (start < end) alike.push({ start, end, wrap });
  }
  return [...byKind.values()].flatMap(takeApart).sort(byPlace);
}

/** "a\nb" => text, line break, text */
function toPlain(text: string): Inline[] {
  return readable(text)
    .split(/\r\n|\r|\n|\u2028/)
    .flatMap((line, index): Inline[] => [
      ...(index > 0 ? [{ kind: "break" } as const] : []),
      ...(line === "" ? [] : [{ kind: "text", text: line } as const]),
    ]);
}

/** Nests spans by their offsets; a span that crosses the end of another is split there. */
function nest(text: string, spans: Span[]): Inline[] {
  const root: Inline[] = [];
  // The spans around the words at hand, the outermost first, each with what it holds so far.
  const open: { span: Span; children: Inline[] }[] = [];
  const innermost = (): Inline[] => open.at(-1)?.children ?? root;
  const offsets = new Set([0, ...spans.flatMap(({ start, end }) => [start, end]), text.length]);
  const cuts = [...offsets].sort((a, b) => a - b);
  const waiting = spans[Symbol.iterator]();
  let next = waiting.next().value;
  for (const [index, from] of cuts.entries()) {
    const around = open.map(({ span }) => span).filter(({ end }) => end > from);
    for (; next?.start === from; next = waiting.next().value) {
      if (around.length < DEEPEST_NESTING) around.push(next);
    }
    const kept = open.findIndex(({ span }, depth) => span !== around[depth]);
    if (kept !== -1) open.length = kept;
    for (const span of around.slice(open.length)) {
      const children: Inline[] = [];
      innermost().push(span.wrap(children));
      open.push({ span, children });
    }
    for (const part of toPlain(text.slice(from, cuts[index + 1] ?? from))) innermost().push(part);
  }
  return root;
}

/** In the letters of the language, but for what is marked as Latin: [Sirmium]{.latin} */
const inLetters = (parts: Inline[], transliterate: Transliterate): Inline[] =>
  parts.map((part) => {
    if (part.kind === "text") return { ...part, text: transliterate(part.text) };
    if (part.kind === "break" || (part.kind === "label" && part.label === LATIN_LABEL)) return part;
    return { ...part, children: inLetters(part.children, transliterate) };
  });

export function toInline(
  text: unknown,
  spans: unknown,
  findPage: FindPage,
  transliterate: Transliterate = asWritten,
): Inline[] {
  if (typeof text !== "string") return [];
  const parts = nest(text, toSpans(spans, text, findPage));
  return transliterate === asWritten ? parts : inLetters(parts, transliterate);
}
