/** A place in the documents: "documents/blog/herons/en.md", line 7. */
export interface Place {
  file: string;
  line: number;
}

export interface Fault {
  file: string;
  /** undefined for a picture. */
  line?: number;
  message: string;
}

export type Report = (place: Place, message: string) => void;

export function faultLine({ file, line, message }: Fault): string {
  return line === undefined ? `${file}: ${message}` : `${file}:${line}: ${message}`;
}

/** In reading order, without duplicates: a fault in document.yaml is found once per language. */
export function sortedFaults(faults: readonly Fault[]): Fault[] {
  const once = new Map(faults.map((fault) => [faultLine(fault), fault]));
  return [...once.values()].sort(
    (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || (a.line ?? 0) - (b.line ?? 0),
  );
}

export class ContentFaults extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    const count = faults.length === 1 ? "1 fault" : `${faults.length} faults`;
    super([`${count} in the documents:`, ...faults.map(faultLine)].join("\n"));
    this.name = "ContentFaults";
    this.faults = faults;
  }
}
