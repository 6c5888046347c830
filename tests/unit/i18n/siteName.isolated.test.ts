import { beforeAll, describe, expect, it, vi } from "vitest";
import { message } from "../../../functions/src/messages.ts";
import { placeholdersOf } from "../../../src/build/markdownPages/placeholders.ts";
import { addAllMessages } from "../../../src/i18n/allMessages.ts";
import { WRITING_TABLES } from "../../../src/i18n/languages/writingTables.ts";
import { isWrittenLanguage, LANGUAGES } from "../../../src/i18n/languages.ts";
import { translator } from "../../../src/i18n/messages.ts";
import { siteName, withSiteName } from "../../../src/i18n/siteName.ts";

vi.mock(import("../../../src/config/operator.ts"), async (importOriginal) => ({
  ...(await importOriginal()),
  OPERATOR: { name: "Gorski kotar", mail: "", phone: "", address: ["Put 1", "10000 Njiva"] },
}));

beforeAll(addAllMessages);

it("fills in the name wherever words leave room for it, and nothing else", () => {
  const messages = {
    variable: "{{address}}",
    short: "{{site}}",
    long: "{{count}} × {{site}}, {{site}}",
    other: "Start",
  };
  expect(withSiteName(messages)).toEqual({
    variable: "{{address}}",
    short: "Gorski kotar",
    long: "{{count}} × Gorski kotar, Gorski kotar",
    other: "Start",
  });
});

describe.each(LANGUAGES)("a site with another name, in %s", (language) => {
  it("says it on its pages, in its mails and wherever a page of words leaves room for it", () => {
    const t = translator(language);
    const name = isWrittenLanguage(language) ? "Gorski kotar" : "Горски котар";
    expect(siteName(language)).toBe(name);
    expect(t("site.name")).toBe(name);
    expect(message(language, "site.name")).toBe(name);
    const address = isWrittenLanguage(language) ? "Put 1\n10000 Njiva" : "Пут 1\n10000 Њива";
    expect(t("contact.address.lines")).toBe(address);
    // A page of words is spelled when it is whole.
    expect(placeholdersOf(t).site).toBe("Gorski kotar");
  });

  it("leaves no room empty", () => {
    const { messages } = WRITING_TABLES[language];
    expect(JSON.stringify(messages)).toContain("{{site}}");
    expect(JSON.stringify(withSiteName(messages))).not.toMatch(/\{\{(?:site|operator-address)\}\}/);
  });
});
