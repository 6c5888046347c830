import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { buildSite } from "../../scripts/build/build.ts";
import { startGeneratedService } from "../service/generatedService.ts";
import { copySite } from "../service/siteCopy.ts";
import { buildAgainstService, FEW, snapshot, stopping } from "./site.ts";

const MINUTE = 60_000;

const hostile = structuredClone(FEW);
const [hostilePost] = hostile.blog;
if (hostilePost) hostilePost._meta.uid = "../../../escape";

// Gatsby takes ten seconds to begin: what is ours can be seen with one that begins at once, writes over a
// page, and asks for documents until it is ended.
const QUICK_GATSBY = `require("node:fs").writeFileSync("public/index.html", "half a page");
const body = JSON.stringify({ operationName: "AllBlogs", variables: {}, query: "{ __typename }" });
void fetch(process.env.CONTENT_URL, { method: "POST", body });
`;

function layQuickGatsby(folder: string): void {
  const packages = join(folder, "node_modules");
  // A link to the packages here; whoever finds none in the house looks above it, where they are.
  rmSync(packages);
  mkdirSync(join(packages, "gatsby"), { recursive: true });
  writeFileSync(join(packages, "gatsby", "cli.js"), QUICK_GATSBY);
}

// What else a service may do to a build is tried at the requests themselves, in tests/unit/content/service/,
// and with whole builds in tests/hostile/trouble.test.ts.
describe("a build that cannot be finished", () => {
  let folder: string;
  let before: Record<string, string>;

  beforeAll(async () => {
    folder = await copySite("faults");
    mkdirSync(join(folder, "public", "pictures"), { recursive: true });
    writeFileSync(join(folder, "public", "index.html"), "<title>The last good site</title>");
    writeFileSync(join(folder, "public", "pictures", "heron.webp"), "a heron");
    before = snapshot(folder);
  });

  it("says why in one message, and leaves the last good site", {
    timeout: 3 * MINUTE,
  }, async () => {
    const { code, output } = await buildAgainstService(folder, { documents: hostile });
    expect(code).toBe(1);
    expect(output).toMatch(/"\.\.\/\.\.\/\.\.\/escape".*refused/s);
    expect(output).not.toMatch(/\n\s+at /);
    expect(snapshot(folder)).toEqual(before);
  });

  it("puts the last good site back when it was stopped in the middle", async () => {
    layQuickGatsby(folder);
    const { code, asked } = await buildAgainstService(folder, { fault: stopping });
    expect(code).not.toBe(0);
    expect(asked).toHaveLength(1);
    expect(snapshot(folder)).toEqual(before);
    expect(existsSync(join(folder, ".build", "lock"))).toBe(false);
  });

  it.each([
    ["CONTENT_URL", "content service"],
    ["CONTENT_PROTOCOL", "soap"],
    ["CONTENT_IMAGE_HOSTS", "https://images.example.org/"],
    ["SITE_URL", "podunavlje"],
    ["PATH_PREFIX", "region/../etc"],
  ])("stops in one sentence when %s cannot be used", async (name, value) => {
    const house = process.cwd();
    const service = await startGeneratedService({ documents: FEW, pageCap: 20 });
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
      process.chdir(house);
      await service.close();
    }
  });
});
