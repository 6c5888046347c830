import { expect } from "vitest";
import { routePath } from "../../../src/i18n/routes.ts";
import { INQUIRY_ID } from "../../../src/runtime/pageState.ts";
import { documentsIn } from "../../documents.ts";
import type { Page } from "./page.ts";
import { inEveryBrowser } from "./scenarios.ts";

const EMAIL = `#${INQUIRY_ID} input[type=email]`;
const MESSAGE = `#${INQUIRY_ID} textarea`;

/** There is no program for e-mails here: Firefox would leave the page for an error of its own. */
const stayForMail = (id: string): void =>
  new MutationObserver(() => document.querySelector(`#${id} form`) ?? stop()).observe(
    document.body,
    { childList: true, subtree: true },
  );

inEveryBrowser(({ test, language, t }) => {
  const contact = routePath("contact", language);
  const send = (page: Page) =>
    page.click(`#${INQUIRY_ID} button[type=submit]`, t("form.mail.action"));
  const errors = (page: Page) => page.texts("form [role=group] a");

  test("says what is wrong in the inquiry, leads to the field and takes it back", async ({
    page,
  }) => {
    await page.visit(contact);
    await send(page);
    await expect
      .poll(() => page.hasFocus("form [role=group]"), { message: "focus on what is wrong" })
      .toBe(true);
    expect(await errors(page)).toEqual([t("form.email.error"), t("form.message.error")]);
    await page.click("form [role=group] a");
    await expect
      .poll(() => page.hasFocus(EMAIL), { message: "focus in the first wrong field" })
      .toBe(true);
    expect(await page.attribute(EMAIL, "aria-invalid")).toBe("true");
    await page.driver.type("ana@primjer.hr");
    await expect.poll(() => page.attribute(EMAIL, "aria-invalid")).toBe("false");
    await expect.poll(() => errors(page)).toEqual([t("form.message.error")]);
  });

  test("keeps an inquiry through a reload, and makes an e-mail of it", async ({ page }) => {
    const message = "Ima li mjesta? Hvala & pozdrav";
    await page.visit(contact);
    await page.fill(EMAIL, "ana@primjer.hr");
    await page.fill(MESSAGE, message);
    await page.visit(contact);
    await expect.poll(() => page.value(MESSAGE)).toBe(message);
    await page.evaluate(stayForMail, INQUIRY_ID);
    await send(page);
    await expect.poll(() => page.text(`#${INQUIRY_ID} h3`)).toBe(t("form.mail.title"));
    const mail = await page.attribute(`#${INQUIRY_ID} a[href^='mailto:']`, "href");
    expect(new URL(mail ?? "").searchParams.get("body")).toContain(message);
  });

  test("shares a page", async ({ page }) => {
    const [program] = documentsIn(language, ["program"]);
    await page.visit(program?.path ?? "");
    await page.click("main button", t("share.action"));
    await expect.poll(() => page.text("main p[role=status]")).toBeTruthy();
  });
});
