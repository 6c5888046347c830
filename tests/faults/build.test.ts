import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { Fault } from "../service/generatedService.ts";
import { copySite } from "../service/siteCopy.ts";
import { buildAgainstService, FEW, snapshot } from "./site.ts";

const MINUTE = 60_000;

const hostile = structuredClone(FEW);
const [hostilePost] = hostile.blog;
if (hostilePost) hostilePost._meta.uid = "../../../escape";

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

  it("puts the last good site back when it was stopped in the middle", {
    timeout: 3 * MINUTE,
  }, async () => {
    const lock = join(folder, ".build", "lock");
    const stopping: Fault = () => {
      process.kill(Number(readFileSync(lock, "utf8")), "SIGINT");
      return true;
    };
    const { code } = await buildAgainstService(folder, { fault: stopping });
    expect(code).not.toBe(0);
    expect(snapshot(folder)).toEqual(before);
    expect(existsSync(lock)).toBe(false);
  });

  it.each([
    ["CONTENT_URL", "content service"],
    ["CONTENT_PROTOCOL", "soap"],
    ["CONTENT_IMAGE_HOSTS", "https://images.example.org/"],
    ["SITE_URL", "podunavlje"],
    ["PATH_PREFIX", "region/../etc"],
  ])("stops in one sentence when %s cannot be used", { timeout: MINUTE }, async (name, value) => {
    const { code, output, asked } = await buildAgainstService(folder, { env: { [name]: value } });
    expect(code).toBe(1);
    expect(output.trim()).toMatch(new RegExp(`^${name} is .* it should be .*\\.$`));
    expect(asked).toEqual([]);
  });
});
