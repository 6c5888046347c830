import { describe, expect, it } from "vitest";
import { findHardCodedTextIn } from "../../../scripts/checks/hardCodedText.ts";

const FOUND = [
  ["between two tags", "<p>Call us</p>", "Call us"],
  ["over several lines", "<p>\n  Call us\n  any time\n</p>", "Call us any time"],
  ["as a value between two tags", '<p>{"Call us"}</p>', "Call us"],
  ["in one of two cases", '<p>{isOpen ? t("close") : "Call us"}</p>', "Call us"],
  ["around a value", `<p>{\`Call us: \${phone}\`}</p>`, "Call us:"],
  ["behind a value", `<p>{\`\${count} guests\`}</p>`, "guests"],
  ["in what is heard", '<nav aria-label="Main menu" />', "Main menu"],
  ["in what is heard in one of two cases", '<b title={isOpen ? "Shut" : t("open")} />', "Shut"],
  ["in what a part of ours shows", '<Menu menuLabel="Main menu" />', "Main menu"],
  ["in place of a picture", '<img alt="A heron" />', "A heron"],
  ["in other letters", "<p>Позовите нас</p>", "Позовите нас"],
] as const;

const PASSED = [
  ["words of the languages", '<p title={t("call")}>{t("call")}</p>'],
  ["what is only compared", '<p>{kind === "mail" && t("mail")}</p>'],
  ["names for machines", '<input className="wide" name="website" type="text" />'],
  ["names for machines in an element that is shown", '<p>{isOpen && <input name="website" />}</p>'],
  ["signs", "<p>– {count} · €</p>"],
  ["a field that is shown", '<p>{words["call"]}</p>'],
] as const;

describe("the check for hard-coded text", () => {
  it.each(FOUND)("finds words %s", (_, element, words) => {
    const [said, ...others] = findHardCodedTextIn("src/A.tsx", `const a = ${element};`);
    expect(said).toContain(`"${words}" is hard-coded in one language`);
    expect(others).toEqual([]);
  });

  it.each(PASSED)("passes over %s", (_, element) => {
    expect(findHardCodedTextIn("src/A.tsx", `const a = ${element};`)).toEqual([]);
  });

  it("names the line", () => {
    const text = "export const A = () => (\n  <p>Call us</p>\n);";
    expect(findHardCodedTextIn("src/A.tsx", text)[0]).toMatch(/^src\/A\.tsx:2: /);
  });
});
