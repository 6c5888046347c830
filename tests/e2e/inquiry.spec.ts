import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { documentPath } from "../../src/documents/paths.ts";
import { LANGUAGES, type Language } from "../../src/i18n/languages.ts";
import type { Offers } from "../../src/inquiries/offers.ts";
import { INQUIRY_ID, UNTIL } from "../../src/runtime/pageState.ts";
import {
  dayChoice,
  dayField,
  errorSummary,
  expect,
  field,
  fillInDay,
  openLanguages,
  routePath,
  test,
  untilHydrated,
  word,
} from "./site.ts";

/** The first program of the list. */
async function openProgram(page: Page, language: (typeof LANGUAGES)[number]): Promise<string> {
  await page.goto(routePath("programs", language));
  await untilHydrated(page);
  const link = page.getByRole("main").getByRole("article").getByRole("link").first();
  const title = (await link.textContent()) ?? "";
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${routePath("programs", language)}[^/]+/$`));
  // The URL changes a little before the page.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  return title;
}

test("asks about a program, which the e-mail names", async ({ page, language, words }) => {
  const title = await openProgram(page, language);
  const asking = page.getByRole("link", { name: word(words, "program.ask.action") });
  const ask = asking.filter({ visible: true }).first();
  // Near the title, so that it is seen without scrolling.
  await expect(ask).toBeInViewport();
  await ask.click();
  await expect(page).toHaveURL(/#ask$/);
  await field(page, word(words, "form.email")).fill("ana@primjer.hr");
  await field(page, word(words, "form.message")).fill("Ima li mjesta?\nHvala & pozdrav");
  await page.getByRole("spinbutton", { name: word(words, "ask.adults") }).fill("3");
  await page.getByRole("button", { name: word(words, "ask.children.more") }).click();
  const departure = page.locator(`li[${UNTIL}] time`).filter({ visible: true });
  const isTold = (await departure.count()) > 0;
  const day = (isTold && (await departure.first().getAttribute("datetime"))) || "2131-12-05";
  await fillInDay(page, day);
  await page.getByRole("button", { name: word(words, "form.mail.action") }).click();
  await expect(page.getByRole("heading", { name: word(words, "form.mail.title") })).toBeVisible();
  const link = page.getByRole("link", { name: word(words, "form.mail.open") });
  const mail = new URL((await link.getAttribute("href")) ?? "");
  expect(mail.protocol).toBe("mailto:");
  expect(mail.searchParams.get("subject")).toContain(title);
  expect(mail.searchParams.get("body")).toContain(`${words["form.people"]}: 4`);
  expect(mail.searchParams.get("body")).toContain(`${words["ask.children.among"]}: 1`);
  // It begins with the sentence.
  expect(mail.searchParams.get("body")?.startsWith(`${title}, `)).toBe(true);
  // A localised date, not an ISO one.
  const label = `(?:${words["form.date.only"]}|${words["form.date.from"]})`;
  expect(mail.searchParams.get("body")).toMatch(
    new RegExp(`${label}: (?!\\d{4}-).*${day.slice(0, 4)}`),
  );
  expect(mail.searchParams.get("body")).toContain("Ima li mjesta?\r\nHvala & pozdrav");
  await page.getByRole("button", { name: word(words, "form.mail.change") }).click();
  await expect(field(page, word(words, "form.email"))).toHaveValue("ana@primjer.hr");
});

/** A program and a day of departure; skips the test if there is none. */
async function someDeparture(
  page: Page,
  language: Language,
): Promise<{ uid: string; day: string }> {
  const answer = await page.request.get("/offers.json");
  const { programs }: Offers = await answer.json();
  const today = new Date().toISOString().slice(0, 10);
  for (const [uid, { days }] of Object.entries(programs[language] ?? {})) {
    const day = Object.keys(days).find((one) => one > today && days[one] === "open");
    if (day) return { uid, day };
  }
  test.skip(true, `no program has departures in ${language}`);
  throw new Error("The test should have been skipped.");
}

test("puts the chosen departure into a calendar", async ({ page, language, words }) => {
  const { uid, day } = await someDeparture(page, language);
  await page.goto(`${documentPath("program", uid, language)}?date=${day}`);
  await untilHydrated(page);
  await expect(dayChoice(page)).toHaveValue(day);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: word(words, "offer.calendar") }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${uid}-${day}.ics`);
  expect(readFileSync(await file.path(), "utf8")).toContain(`\r\nUID:${uid}-${day}@`);
});

test("names a day in the address on which the program does not leave", async ({
  page,
  language,
  words,
}) => {
  const { uid } = await someDeparture(page, language);
  await page.goto(`${documentPath("program", uid, language)}?date=2131-12-05`);
  await untilHydrated(page);
  await expect(dayChoice(page)).toHaveValue("other");
  await expect(dayField(page)).toHaveValue("2131-12-05");
  const [before = "", after = ""] = word(words, "ask.day.none").split("{{day}}");
  await expect(page.locator(`#${INQUIRY_ID} form`)).toContainText(before);
  await expect(page.locator(`#${INQUIRY_ID} form`)).toContainText(after);
  await expect(page.locator(`#${INQUIRY_ID} form`)).toContainText("2131");
});

test("needs no message where one says when and how many", async ({ page, language, words }) => {
  const { uid, day } = await someDeparture(page, language);
  await page.goto(`${documentPath("program", uid, language)}?date=${day}`);
  await untilHydrated(page);
  await expect(dayChoice(page)).toHaveValue(day);
  await field(page, word(words, "form.email")).fill("ana@primjer.hr");
  await page.getByRole("button", { name: word(words, "ask.adults.more") }).click();
  await page.getByRole("button", { name: word(words, "form.mail.action") }).click();
  await expect(page.getByRole("heading", { name: word(words, "form.mail.title") })).toBeVisible();
});

test("says at the field that a program does not leave on a day", async ({
  page,
  language,
  words,
}) => {
  const { uid, day } = await someDeparture(page, language);
  await page.goto(documentPath("program", uid, language));
  await untilHydrated(page);
  await field(page, word(words, "form.email")).fill("ana@primjer.hr");
  await field(page, word(words, "form.message")).fill("Ima li mjesta?");
  await fillInDay(page, "2131-12-05");
  const from = dayField(page);
  await page.getByRole("button", { name: word(words, "form.mail.action") }).click();
  const refusal = word(words, "offer.refused.no-departure");
  await expect(errorSummary(page).getByRole("link")).toHaveText([refusal]);
  await expect(from).toHaveAccessibleDescription(refusal);
  await from.fill(day);
  await expect(errorSummary(page)).toHaveCount(0);
});

test("says what is wrong beside the field and above the form, then live", {
  tag: "@smoke",
}, async ({ page, language, words }) => {
  await page.goto(routePath("contact", language));
  await untilHydrated(page);
  const send = page.getByRole("button", { name: word(words, "form.mail.action") });
  await send.focus();
  await page.keyboard.press("Enter");
  const summary = errorSummary(page);
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText([
    word(words, "form.email.error"),
    word(words, "form.message.error"),
  ]);
  const email = field(page, word(words, "form.email"));
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveAccessibleDescription(
    new RegExp(word(words, "form.email.error").replace(".", "\\.")),
  );
  await summary.getByRole("link").first().click();
  await expect(email).toBeFocused();
  await page.keyboard.type("ana@primjer.hr");
  await expect(email).toHaveAttribute("aria-invalid", "false");
  await expect(summary.getByRole("link")).toHaveCount(1);
});

test("keeps what was typed through a reload, another page and another language", async ({
  page,
  language,
  words,
}) => {
  const other = LANGUAGES.find((one) => one !== language) ?? "en";
  await page.goto(routePath("contact", language));
  await untilHydrated(page);
  await field(page, word(words, "form.message")).fill("Dolazimo u svibnju");
  await page.reload();
  await untilHydrated(page);
  await expect(field(page, word(words, "form.message"))).toHaveValue("Dolazimo u svibnju");
  await openProgram(page, language);
  await expect(field(page, word(words, "form.message"))).toHaveValue("Dolazimo u svibnju");
  await page.goto(routePath("contact", language));
  await untilHydrated(page);
  const menu = await openLanguages(page, word(words, "language.label"));
  await menu.locator(`a[href^="${routePath("contact", other)}"]`).click();
  await expect(page).toHaveURL(new RegExp(routePath("contact", other)));
  await expect(page.locator("textarea")).toHaveValue("Dolazimo u svibnju");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("offers a prepared e-mail instead of a form", async ({ page, language, words }) => {
    await page.goto(routePath("contact", language));
    await expect(page.getByRole("textbox")).toHaveCount(0);
    const link = page.getByRole("link", { name: word(words, "form.mail.plain") });
    await expect(link).toHaveAttribute("href", /^mailto:.+\?subject=.+&body=.+/);
  });
});
