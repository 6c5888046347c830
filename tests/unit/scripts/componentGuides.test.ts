import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import {
  faultsOfGuide,
  findUndescribedProperties,
} from "../../../scripts/checks/componentGuides.ts";
import { guide } from "../../../stories/components/actions/Button/Button.guide.ts";

// Inside the tree, where the types of React are found.
mkdirSync(".build", { recursive: true });
const folder = mkdtempSync(join(".build", "undescribed-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("names what a guide lacks", () => {
  expect(faultsOfGuide(guide, ["LinkButton"])).toEqual([]);
  expect(faultsOfGuide(guide, ["Card"])).toEqual(["dontUse names no other component"]);
  const poor = {
    ...guide,
    purpose: "A button.",
    use: [],
    states: [],
    words: { length: "", capitals: "", examples: { en: ["Send"], de: [] } },
    accessibility: { announced: "", supply: [] },
  };
  expect(faultsOfGuide(poor, ["LinkButton"])).toEqual([
    "purpose has fewer than 6 words",
    "use is empty",
    "states is empty",
    "words.examples needs as many in English as in German",
    "accessibility.announced is empty",
    "accessibility.supply is empty",
  ]);
});

it("finds properties without a description", () => {
  const file = join(folder, "Pane.tsx");
  writeFileSync(
    file,
    "interface Props {\n  /** A word. */\n  name: string;\n  size?: number;\n}\nexport function Pane({ name, size }: Props) {\n  return <p>{name.repeat(size ?? 1)}</p>;\n}\n",
  );
  expect(findUndescribedProperties([file])).toEqual([
    `${file}: size of Pane has no description: write /** … */ above it.`,
  ]);
});
