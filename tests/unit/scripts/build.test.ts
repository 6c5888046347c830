import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { buildSite } from "../../../scripts/build/build.ts";
import { captureProgram } from "../../../scripts/program.ts";
import {
  buildAgainstService,
  FEW_DOCUMENTS,
  interruptBuild,
  snapshot,
} from "../../service/buildAgainstService.ts";
import { startGeneratedService } from "../../service/generatedService.ts";
import { copySite } from "../../service/siteCopy.ts";

// Gatsby takes ten seconds to begin: these begin at once and write over a page.
const HALF_A_PAGE = 'require("node:fs").writeFileSync("public/index.html", "half a page");\n';
const FAILING_GATSBY = `${HALF_A_PAGE}process.exitCode = 1;`;
const WAITING_GATSBY = `${HALF_A_PAGE}
const body = JSON.stringify({ operationName: "AllBlogs", variables: {}, query: "{ __typename }" });
void fetch(process.env.CONTENT_URL, { method: "POST", body });
`;

function writeGatsby(folder: string, code: string): void {
  const packages = join(folder, "node_modules");
  // A link to the packages here; what is not found below the copy is found above it.
  rmSync(packages, { recursive: true });
  mkdirSync(join(packages, "gatsby"), { recursive: true });
  writeFileSync(join(packages, "gatsby", "cli.js"), code);
}

// What else a service may do to a build is tested at the requests, in tests/unit/documents/load/service/, and with
// whole builds in tests/nightly/hostile/failing-service.test.ts.
describe("a build that cannot be finished", () => {
  let folder: string;
  let before: Record<string, string>;

  beforeAll(async () => {
    folder = await copySite("failing-build");
    mkdirSync(join(folder, "public", "pictures"), { recursive: true });
    writeFileSync(join(folder, "public", "index.html"), "<title>The last good site</title>");
    writeFileSync(join(folder, "public", "pictures", "heron.webp"), "a heron");
    before = snapshot(folder);
  });

  it("leaves the last good site when Gatsby fails", async () => {
    writeGatsby(folder, FAILING_GATSBY);
    const { code, output } = await buildAgainstService(folder);
    expect(code).toBe(1);
    expect(output).not.toMatch(/\n\s+at /);
    expect(snapshot(folder)).toEqual(before);
  });

  it("puts the last good site back when it was stopped in the middle", async () => {
    writeGatsby(folder, WAITING_GATSBY);
    const { code, asked } = await buildAgainstService(folder, { fault: interruptBuild });
    expect(code).not.toBe(0);
    expect(asked).toHaveLength(1);
    expect(snapshot(folder)).toEqual(before);
    expect(existsSync(join(folder, ".build", "lock"))).toBe(false);
  });

  it("names every link of documents and pages that finds none, in each language", async () => {
    const write = (path: string, text: string): void => {
      mkdirSync(join(folder, path, ".."), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    const documents = "content-service/documents";
    const linking = "---\ntitle: A\n---\n[b](document:blog/lost-b)\n";
    write(`${documents}/blog/lost-a/de.md`, linking);
    write(`${documents}/blog/lost-a/sr.md`, linking);
    write(`${documents}/blog/lost-b/hr.md`, "---\ntitle: B\n---\n");
    const page =
      "---\ntitle: A\nlead: B\n---\n[b](document:blog/lost-b) [c](document:blog/lst-b)\n";
    write("locales/sr/about.md", page);
    const args = ["--import", "tsx", "scripts/build/build.ts"];
    const { code, output } = await captureProgram(process.execPath, args, {
      cwd: folder,
      env: { CONTENT_URL: "" },
    });
    const lacks = (language: string): string =>
      `link "document:blog/lost-b" finds no page in ${language}. Write documents/blog/lost-b/${language}.md, link to another document or, if ${language} lacks it on purpose, write document:blog/lost-b "optional".`;
    expect(code).toBe(1);
    expect(output.trim().split("\n")).toEqual([
      "2 faults in the documents:",
      `documents/blog/lost-a/de.md:4: ${lacks("de")}`,
      `documents/blog/lost-a/sr.md:4: ${lacks("sr")}`,
      "Links of pages that find no document:",
      `locales/sr/about.md:5: ${lacks("sr")}`,
      'locales/sr/about.md:5: dead link "document:blog/lst-b". Did you mean "document:blog/lost-b"?',
    ]);
    expect(snapshot(folder)).toEqual(before);
  });

  it.each([
    ["CONTENT_URL", "content service"],
    ["CONTENT_PROTOCOL", "soap"],
    ["CONTENT_IMAGE_HOSTS", "https://images.example.org/"],
    ["SITE_URL", "podunavlje"],
    ["PATH_PREFIX", "region/../etc"],
  ])("stops in one sentence when %s cannot be used", async (name, value) => {
    const root = process.cwd();
    const service = await startGeneratedService({ documents: FEW_DOCUMENTS, pageCap: 20 });
    process.chdir(folder);
    try {
      vi.stubEnv("CONTENT_URL", service.url);
      vi.stubEnv(name, value);
      const log = vi.fn();
      const sentence = new RegExp(`^${name} is .* it should be .*\\.$`);
      await expect(buildSite({ log })).rejects.toThrow(sentence);
      expect(log).not.toHaveBeenCalled();
      expect(service.requests).toEqual([]);
      expect(snapshot(folder)).toEqual(before);
    } finally {
      process.chdir(root);
      await service.close();
    }
  });
});
