import { describe, expect, it } from "vitest";
import { choiceFilter } from "../../../../src/documents/kinds/kind.ts";
import { addAllMessages } from "../../../../src/i18n/allMessages.ts";
import { translator } from "../../../../src/i18n/messages.ts";

addAllMessages();
const t = translator("de");

interface Walk {
  ground: "sand" | "grass" | null;
}

const GROUND = choiceFilter({
  name: "ground",
  of: ["sand", "grass"],
  from: ({ ground }: Walk) => ground,
  label: () => "Boden",
  nameOf: (word) => word.toUpperCase(),
});

describe("a filter by a field with a choice", () => {
  it("has the document's word, which its card keeps", () => {
    expect(GROUND.valuesOf?.({ ground: "sand" })).toEqual(["sand"]);
    expect(GROUND.valuesOf?.({ ground: null })).toEqual([]);
    expect(GROUND.valuesIn({ values: { ground: ["sand"] } }, 0)).toEqual(["sand"]);
    expect(GROUND.valuesIn({}, 0)).toEqual([]);
  });

  it("names its words, and no others", () => {
    expect(GROUND.nameOf("grass", t)).toBe("GRASS");
    expect(GROUND.nameOf("toString", t)).toBe("");
    expect(GROUND.titleOf("SAND", t)).toBe("Boden: SAND");
  });
});
