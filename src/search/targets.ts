import type { EntrySection, SearchEntry } from "./entries.ts";

export const FIELDS = ["title", "heading", "summary", "text", "smallPrint"] as const;

/** A page as a whole, or one of its sections, as the index has it. */
export interface Target extends Record<(typeof FIELDS)[number], string> {
  id: number;
  entry: SearchEntry;
  section: EntrySection | null;
}

/** Of each page all that can be found, numbered through. */
export function targetsOf(entries: SearchEntry[]): Target[][] {
  let id = 0;
  return entries.map((entry) => {
    const { title, summary, sections = [] } = entry;
    const body = (text: string): Pick<Target, "text" | "smallPrint"> =>
      entry.isSmallPrint ? { text: "", smallPrint: text } : { text, smallPrint: "" };
    return [
      { id: id++, entry, section: null, title, heading: "", summary, ...body(entry.text) },
      ...sections.map((section) => ({
        id: id++,
        entry,
        section,
        title: "",
        heading: section.heading,
        summary: "",
        ...body(section.text),
      })),
    ];
  });
}
