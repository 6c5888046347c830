import type { Page, Route } from "@playwright/test";
import { LANGUAGES } from "../../src/i18n/languages.ts";
import { INQUIRY_ID } from "../../src/runtime/pageState.ts";
import { readAll, resetRateLimits } from "../backend/database.ts";
import { ENDPOINT } from "../backend/requests.ts";
import {
  expect,
  field,
  openLanguages,
  routePath,
  stopClock,
  test,
  unfoldForm,
  untilHydrated,
  type Words,
  word,
  wordAt,
  wordsIn,
} from "../e2e/site.ts";

// The browser logs the error statuses and failed connections of these tests.
test.use({ tolerated: /net::ERR_|status of (4|5)\d\d|CORS policy/ });

// All requests of these tests come from one network.
test.beforeEach(resetRateLimits);

const sendButton = (page: Page, words: Words) =>
  page.getByRole("button", { name: word(words, "form.send") });
const sent = (page: Page, words: Words) =>
  page.getByRole("heading", { name: word(words, "form.sent.title") });

/** The message that the inquiry was not sent, which has the focus. */
const failed = (page: Page, words: Words) =>
  page.getByRole("group", { name: word(words, "form.failed.title") });

/** A message that no other test has. */
const newMessage = (): string => `Ima li mjesta? ${crypto.randomUUID()}`;

async function fillIn(page: Page, words: Words, message: string): Promise<void> {
  await field(page, word(words, "form.email")).fill("ana@primjer.hr");
  await page.locator("textarea").fill(message);
  // Faster senders are taken for bots.
  await page.waitForFunction(() => performance.now() > 1200);
}

const keptWith = async (message: string) =>
  (await readAll("inquiries")).filter((kept) => kept.message === message);

const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*",
  "access-control-allow-methods": "POST",
};
const says =
  (status: number, body: string) =>
  (route: Route): Promise<void> =>
    route.request().method() === "OPTIONS"
      ? route.fulfill({ status: 204, headers: CORS })
      : route.fulfill({ status, body, headers: CORS, contentType: "application/json" });

for (const language of LANGUAGES) {
  test(`keeps what a visitor asks about a program, in ${language}`, async ({ page }) => {
    const words = wordsIn(language);
    const message = newMessage();
    await page.goto(`/${language}/program/program-0/`);
    await untilHydrated(page);
    const title = await page.getByRole("heading", { level: 1 }).textContent();
    await unfoldForm(page);
    await field(page, word(words, "form.name")).fill("Ana Anić");
    await fillIn(page, words, message);
    await page.getByLabel(word(words, "form.date.only")).fill("2127-05-01");
    await page.getByRole("spinbutton", { name: word(words, "ask.adults") }).fill("4");
    await page.getByRole("button", { name: word(words, "ask.vegetarians.more") }).click();
    await page.locator("select[name=guideLanguage]").selectOption({ index: 1 });
    await sendButton(page, words).press("Enter");
    await expect(sent(page, words)).toBeVisible();
    const [kept, ...others] = await keptWith(message);
    expect(others).toEqual([]);
    expect(kept).toMatchObject({
      name: "Ana Anić",
      email: "ana@primjer.hr",
      from: "2127-05-01",
      to: "",
      people: "4",
      children: "",
      vegetarians: "1",
      guideLanguage: expect.stringMatching(/^[a-z]{2}$/),
      language,
      page: `/${language}/program/program-0/`,
      topic: { kind: "program", uid: "program-0", title },
      suspicions: [],
    });
    const ask = page.locator(`#${INQUIRY_ID}`);
    await expect(ask).toContainText(String(kept?.reference));
    await expect(ask).toContainText("ana@primjer.hr");
    await expect(ask).toContainText(message);
    const mail = (await readAll("mail")).find(({ id }) => id === kept?.id);
    expect(mail).toMatchObject({ replyTo: "ana@primjer.hr" });
    await expect(page.locator(`#${INQUIRY_ID} [tabindex='-1']`).first()).toBeFocused();
  });
}

test("keeps what was sent on the page until the visitor asks anew", async ({
  page,
  language,
  words,
}) => {
  const message = newMessage();
  await page.goto(routePath("contact", language));
  await untilHydrated(page);
  await fillIn(page, words, message);
  await sendButton(page, words).click();
  await expect(sent(page, words)).toBeVisible();
  await page.reload();
  await expect(page.locator(`#${INQUIRY_ID}`)).toContainText(message);
  await page.getByRole("button", { name: word(words, "form.sent.another") }).click();
  await expect(page.locator("textarea")).toHaveValue("");
  await expect(page.locator(`#${INQUIRY_ID}`)).toBeFocused();
});

test("fetches nothing for sending before the form is touched", async ({
  page,
  language,
  words,
}) => {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text());
  });
  const holdFirebase = (): number =>
    scripts.filter((text) => text.includes("@firebase/app")).length;
  await page.goto(routePath("contact", language));
  await untilHydrated(page);
  await page.waitForLoadState("networkidle");
  expect(holdFirebase()).toBe(0);
  await field(page, word(words, "form.email")).focus();
  await expect.poll(holdFirebase).toBe(1);
});

test("keeps nothing for others in the browser before it is sent", async ({
  page,
  language,
  words,
}) => {
  const stores = (): Promise<(string | undefined)[]> =>
    page.evaluate(async () => [
      ...(await indexedDB.databases()).map(({ name }) => name),
      ...Object.keys(localStorage),
    ]);
  await page.goto(routePath("contact", language));
  await untilHydrated(page);
  const code = page.waitForResponse(
    async (response) =>
      response.url().endsWith(".js") && (await response.text()).includes("@firebase/app"),
  );
  await fillIn(page, words, newMessage());
  await code;
  await page.waitForLoadState("networkidle");
  expect(await stores()).toEqual([]);
});

test("sends once however often the button is pressed", async ({ page, language, words }) => {
  const message = newMessage();
  let calls = 0;
  await page.route(ENDPOINT, async (route) => {
    if (route.request().method() === "POST") calls += 1;
    await route.continue();
  });
  await page.goto(routePath("contact", language));
  await untilHydrated(page);
  await fillIn(page, words, message);
  await sendButton(page, words).dblclick();
  await expect(sent(page, words)).toBeVisible();
  expect(calls).toBe(1);
  expect(await keptWith(message)).toHaveLength(1);
});

const FAILURES: [string, (route: Route) => Promise<void>, string][] = [
  ["400", says(400, "{}"), "invalid-argument"],
  ["401", says(401, "{}"), "unauthenticated"],
  ["403", says(403, "{}"), "permission-denied"],
  ["404", says(404, "{}"), "not-found"],
  ["409", says(409, "{}"), "aborted"],
  ["429", says(429, "{}"), "resource-exhausted"],
  ["499", says(499, "{}"), "cancelled"],
  ["500", says(500, "<html>"), "internal"],
  ["501", says(501, "{}"), "unimplemented"],
  ["503", says(503, "busy"), "unavailable"],
  ["504", says(504, ""), "deadline-exceeded"],
  ["418", says(418, "{}"), "unknown"],
  ["302", says(302, ""), "unknown"],
  ["no answer", (route) => route.abort("connectionrefused"), "no-connection"],
  ["no JSON", says(200, "<html>"), "no-json"],
  ["no data", says(200, "{}"), "no-data"],
  ["no reference", says(200, '{"data":{}}'), "no-data"],
  [
    "an error in words",
    says(400, '{"error":{"status":"RESOURCE_EXHAUSTED","message":"x"}}'),
    "resource-exhausted",
  ],
  ["an unknown error", says(200, '{"error":{"status":"NEW_ONE"}}'), "internal"],
];

test("distinguishes every failure, loses nothing, and sends it afterwards", async ({
  page,
  language,
  words,
}) => {
  const message = newMessage();
  await page.goto(routePath("contact", language));
  await untilHydrated(page);
  await fillIn(page, words, message);
  for (const [answer, act, failure] of FAILURES) {
    await test.step(answer, async () => {
      await page.route(ENDPOINT, act);
      await sendButton(page, words).click();
      const notice = failed(page, words);
      await expect(notice).toContainText(wordAt(words, `form.failed.${failure}`));
      const link = notice.getByRole("link");
      await expect(link).toHaveAttribute("href", new RegExp(`^mailto:.+${message.slice(-12)}`));
      await expect(page.locator("textarea")).toHaveValue(message);
      await page.unroute(ENDPOINT);
    });
  }
  expect(await keptWith(message)).toEqual([]);
  await sendButton(page, words).click();
  await expect(sent(page, words)).toBeVisible();
  expect(await keptWith(message)).toHaveLength(1);
});

test("sends the same inquiry once when the response was lost", async ({
  page,
  language,
  words,
}) => {
  const message = newMessage();
  await page.goto(routePath("contact", language));
  await untilHydrated(page);
  await fillIn(page, words, message);
  // It arrives, and the connection breaks before the answer is back.
  await page.route(ENDPOINT, async (route) => {
    if (route.request().method() === "OPTIONS") return route.continue();
    await route.fetch();
    await route.abort("connectionreset");
  });
  await sendButton(page, words).click();
  await expect(failed(page, words)).toContainText(word(words, "form.failed.no-connection"));
  expect(await keptWith(message)).toHaveLength(1);
  await page.unroute(ENDPOINT);
  // A reload and another language change nothing in what is asked.
  await page.reload();
  await untilHydrated(page);
  await sendButton(page, words).click();
  await expect(sent(page, words)).toBeVisible();
  expect(await keptWith(message)).toHaveLength(1);
});

test("says after a while that it takes long, and gives up after seventy seconds", async ({
  page,
  language,
  words,
}) => {
  await page.clock.install();
  await page.route(ENDPOINT, () => new Promise(() => {}));
  await page.goto(routePath("contact", language));
  await untilHydrated(page);
  await fillIn(page, words, newMessage());
  await stopClock(page);
  const called = page.waitForRequest(ENDPOINT);
  await sendButton(page, words).click();
  await called;
  await expect(page.getByText(word(words, "form.sending")).first()).toBeVisible();
  await page.clock.runFor(8000);
  await expect(page.getByText(word(words, "form.sending.long"))).toBeVisible();
  await page.clock.runFor(61_000);
  await expect(failed(page, words)).toHaveCount(0);
  await page.clock.runFor(2000);
  await expect(failed(page, words)).toContainText(word(words, "form.failed.deadline-exceeded"));
});

test("says so without a connection, and sends when it is back", async ({
  page,
  context,
  language,
  words,
}) => {
  const message = newMessage();
  await page.goto(routePath("contact", language));
  await untilHydrated(page);
  await fillIn(page, words, message);
  await context.setOffline(true);
  await sendButton(page, words).click();
  await expect(failed(page, words)).toContainText(word(words, "form.failed.offline"));
  await context.setOffline(false);
  await sendButton(page, words).click();
  await expect(sent(page, words)).toBeVisible();
  expect(await keptWith(message)).toHaveLength(1);
});

test("keeps what was typed when sending failed and the language changes", async ({
  page,
  language,
  words,
}) => {
  const message = newMessage();
  const other = LANGUAGES.find((one) => one !== language) ?? "en";
  await page.route(ENDPOINT, says(503, ""));
  await page.goto(routePath("contact", language));
  await untilHydrated(page);
  await fillIn(page, words, message);
  await sendButton(page, words).click();
  await expect(failed(page, words)).toBeVisible();
  const menu = await openLanguages(page, word(words, "language.label"));
  await menu.locator(`a[href^="${routePath("contact", other)}"]`).click();
  await expect(page).toHaveURL(new RegExp(routePath("contact", other)));
  await expect(page.locator("textarea")).toHaveValue(message);
});
