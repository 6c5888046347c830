import type { Language } from "./documents/languages.ts";

export interface ContentServiceOptions {
  /** 0 for a free port. */
  port?: number;
  host?: string;
  /** When set, every request for content must carry it. */
  token?: string;
  /** Folder of the documents. */
  documents?: string;
  /** Folder of the pictures. */
  pictures?: string;
  /** The languages of the documents; those of the contract by default. */
  languages?: readonly Language[];
  /** The largest page of a list. */
  pageCap?: number;
  /** Reads edited files again while the service runs. */
  watch?: boolean;
  log?: (line: string) => void;
  /** The clock for scheduled documents. */
  now?: () => Date;
}

export interface ContentService {
  /** The GraphQL endpoint. */
  url: string;
  origin: string;
  /** The day on which the next scheduled document is published. */
  nextDay: string | undefined;
  close(): Promise<void>;
}
