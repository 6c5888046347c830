import { expect, it } from "vitest";
import { shortNames, styleFiles } from "../../../../src/build/internals/classNames.ts";

const FILES = ["src/a/A.css.ts", "src/b/B.css.ts"];

it("finds all files of styles, in one order", () => {
  const files = styleFiles();
  expect(files).toContain("src/components/Card/Card.css.ts");
  expect(files).toEqual([...files].sort());
});

it("names classes after the place of their file and theirs in it", () => {
  const nameOf = shortNames(FILES);
  expect(nameOf({ hash: "x0", filePath: "src/a/A.css.ts" })).toBe("_000");
  expect(nameOf({ hash: "x1", filePath: "src/a/A.css.ts" })).toBe("_001");
  expect(nameOf({ hash: "y0", filePath: "src/b/B.css.ts" })).toBe("_010");
});

it("gives the same class the same name when its file is read again", () => {
  const nameOf = shortNames(FILES);
  const read = () => ["x0", "x1", "x2"].map((hash) => nameOf({ hash, filePath: "src/a/A.css.ts" }));
  expect(read()).toEqual(read());
});

it("gives no name twice", () => {
  const files = Array.from({ length: 40 }, (_, index) => `src/${index}.css.ts`);
  const nameOf = shortNames(files);
  const names = files.flatMap((filePath) =>
    Array.from({ length: 40 }, (_, index) => nameOf({ hash: `${filePath}${index}`, filePath })),
  );
  expect(new Set(names).size).toBe(1600);
});

it("keeps the long name of a file that came later", () => {
  expect(shortNames(FILES)({ hash: "1abc0", filePath: "src/c/C.css.ts" })).toBe("_1abc0");
});
