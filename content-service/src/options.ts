import type { Language } from "./documents/languages.ts";

export interface ContentServiceOptions {
  /** 0 takes a free one. */
  port?: number;
  host?: string;
  /** When set, every request for content must carry it. */
  token?: string;
  /** Folder of the documents. */
  documents?: string;
  /** Folder of the pictures. */
  pictures?: string;
  /** The languages of the documents; those of the contract unless told. */
  languages?: readonly Language[];
  /** More documents are never given in one page. */
  pageCap?: number;
  /** Reads edited files again while the service runs. */
  watch?: boolean;
  log?: (line: string) => void;
  /** The clock by which documents wait for their day. */
  now?: () => Date;
}

export interface ContentService {
  /** The GraphQL endpoint. */
  url: string;
  origin: string;
  /** The day on which the next of the documents that wait is published. */
  nextDay: string | undefined;
  close(): Promise<void>;
}
