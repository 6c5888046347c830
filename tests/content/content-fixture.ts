import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { onTestFinished } from "vitest";
import type { ContentService, ContentServiceOptions } from "../../content-service/src/options.ts";
import { startContentService } from "../../content-service/src/service.ts";

export type Files = Record<string, string>;

/** A folder with `documents/` and `pictures/`, gone after the test. */
export class Workspace {
  readonly root = mkdtempSync(join(tmpdir(), "content-"));
  readonly documents = join(this.root, "documents");
  readonly pictures = join(this.root, "pictures");

  constructor(files: Files) {
    mkdirSync(this.documents);
    mkdirSync(this.pictures);
    this.write(files);
  }

  /** Keys are paths below documents/: "blog/herons/en.md". */
  write(files: Files): void {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(this.documents, path)), { recursive: true });
      writeFileSync(join(this.documents, path), text);
    }
  }

  /** A picture whose left half is red and whose right half is blue. */
  async paint(name: string, width = 60, height = 40): Promise<void> {
    const right = await sharp({
      create: { width: width / 2, height, channels: 3, background: "#0000ff" },
    })
      .png()
      .toBuffer();
    await sharp({ create: { width, height, channels: 3, background: "#ff0000" } })
      .composite([{ input: right, left: width / 2, top: 0 }])
      .toFile(join(this.pictures, name));
  }

  /** A file in pictures/, with whatever bytes. */
  put(name: string, bytes: Buffer | string): void {
    writeFileSync(join(this.pictures, name), bytes);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

export function workspace(files: Files): Workspace {
  const made = new Workspace(files);
  onTestFinished(() => made.remove());
  return made;
}

/** A service for one test, on the files given. */
export async function serve(
  files: Files | Workspace,
  options: ContentServiceOptions = {},
): Promise<ContentService> {
  const { documents, pictures } = files instanceof Workspace ? files : workspace(files);
  const service = await startContentService({ documents, pictures, ...options });
  onTestFinished(() => service.close());
  return service;
}

/** A document with nothing but a title: `titled("Herons", "published: 2026-10-14")`. */
export function titled(title: string, ...lines: string[]): string {
  return ["---", `title: ${title}`, ...lines, "---", ""].join("\n");
}

export async function post(
  { url }: { url: string },
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ operationName: null, variables, query }),
  });
}

/** The `data` of an answer; an answer with errors fails the test. */
export async function ask<Data>(
  service: { url: string },
  query: string,
  variables?: Record<string, unknown>,
): Promise<Data> {
  const answer = await (await post(service, query, variables)).json();
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data;
}

export async function firstErrorOf(response: Response): Promise<string> {
  return (await response.json()).errors[0].message;
}
