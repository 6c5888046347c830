import { asList, asText, isRecord } from "../raw.ts";
import type { Inline } from "../types.ts";
import { type FindPage, toLink } from "./link.ts";

interface Span {
  start: number;
  end: number;
  /** null: an unknown or unsafe span, its text stays. */
  wrap: (children: Inline[]) => Inline;
}

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

function toSpans(raw: unknown, length: number, findPage: FindPage): Span[] {
  const spans = asList(raw).flatMap((item): Span[] => {
    if (!isRecord(item) || typeof item.start !== "number" || typeof item.end !== "number")
      return [];
    const start = Math.max(0, Math.trunc(item.start));
    const end = Math.min(length, Math.trunc(item.end));
    const wrap = toWrap(item, findPage);
    return wrap && start < end ? [{ start, end, wrap }] : [];
  });
  // The longer span of two that start together goes outside.
  return spans.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** "a\nb" => text, line break, text */
function toPlain(text: string): Inline[] {
  return text
    .split(/\r\n|\r|\n|\u2028/)
    .flatMap((line, index): Inline[] => [
      ...(index > 0 ? [{ kind: "break" } as const] : []),
      ...(line === "" ? [] : [{ kind: "text", text: line } as const]),
    ]);
}

/** Nests spans by their offsets; one that crosses the end of another is cut there. */
function nest(text: string, from: number, to: number, spans: Span[]): Inline[] {
  const [first, ...others] = spans;
  if (first === undefined) return toPlain(text.slice(from, to));
  const inside = others
    .filter((span) => span.start < first.end)
    .map((span) => ({ ...span, end: Math.min(span.end, first.end) }));
  const after = others
    .filter((span) => span.end > first.end)
    .map((span) => ({ ...span, start: Math.max(span.start, first.end) }));
  return [
    ...toPlain(text.slice(from, first.start)),
    first.wrap(nest(text, first.start, first.end, inside)),
    ...nest(text, first.end, to, after),
  ];
}

export function toInline(text: unknown, spans: unknown, findPage: FindPage): Inline[] {
  if (typeof text !== "string") return [];
  return nest(text, 0, text.length, toSpans(spans, text.length, findPage));
}
