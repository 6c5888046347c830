import { routePath } from "../../../src/i18n/routes.ts";
import { expectSame } from "../expectSame.ts";
import type { Thing } from "../thing.ts";
import type { Visitor } from "../visitor.ts";

const EMAIL = "input[type=email]";
const MESSAGE = "textarea";
const MESSAGE_TEXT = "Ima li mjesta? Hvala & pozdrav";

const openForm = (visitor: Visitor): Promise<void> =>
  visitor.visit(routePath("contact", visitor.language));

const send = (visitor: Visitor): Promise<void> =>
  visitor.click("form button[type=submit]", visitor.t("form.mail.action"));

/**
 * Notes what the page says in the end, and the e-mail: there is no program for it here, and an engine may
 * leave the page for an error of its own.
 */
const noteMail = (visitor: Visitor): Promise<void> =>
  visitor.look(() => {
    new MutationObserver(() => {
      const link = document.querySelector<HTMLAnchorElement>("#ask a[href^='mailto:']");
      if (!link || document.querySelector("#ask form")) return;
      const title = document.querySelector("#ask h3")?.textContent ?? "";
      sessionStorage.setItem("mail", JSON.stringify({ title, mail: link.href }));
      stop();
    }).observe(document.body, { childList: true, subtree: true });
  });

export const INQUIRY_THINGS: Thing[] = [
  {
    name: "is told what is wrong in a form, and led to it",
    isTelling: true,
    run: async (visitor) => {
      await openForm(visitor);
      await send(visitor);
      await visitor.until("focus on what is wrong", () =>
        document.activeElement?.matches("[role=alert]"),
      );
      const errors = await visitor.look(({ all, wordsOf }) => all("[role=alert] a").map(wordsOf));
      expectSame("errors", errors, [
        visitor.t("form.email.error"),
        visitor.t("form.message.error"),
      ]);
      await visitor.click("[role=alert] a");
      await visitor.until("focus in the field", () =>
        document.activeElement?.matches("input[type=email]"),
      );
      await visitor.type("ana@primjer.hr");
      await visitor.until("field that is right", ({ first }) =>
        Boolean(first("input[type=email][aria-invalid=false]")),
      );
      return visitor.look(({ all, wordsOf }) => all("[role=alert] a").map(wordsOf));
    },
  },
  {
    name: "writes an inquiry, which becomes an e-mail",
    isTelling: true,
    run: async (visitor) => {
      await openForm(visitor);
      await visitor.fill(EMAIL, "ana@primjer.hr");
      await visitor.fill(MESSAGE, MESSAGE_TEXT);
      await noteMail(visitor);
      await send(visitor);
      await visitor.until("end of the form", () => document.querySelector("#ask form") === null);
      await openForm(visitor);
      const { title, mail } = await visitor.look(() =>
        JSON.parse(sessionStorage.getItem("mail") ?? "{}"),
      );
      expectSame("title of the answer", title, visitor.t("form.mail.title"));
      const text = new URL(String(mail)).searchParams.get("body") ?? "";
      expectSame("message is in the e-mail", text.includes(MESSAGE_TEXT), true);
      return String(mail);
    },
  },
  {
    name: "keeps what was typed through a reload",
    run: async (visitor) => {
      await openForm(visitor);
      await visitor.fill(MESSAGE, "Dolazimo u svibnju");
      await openForm(visitor);
      return visitor.until(
        "text as it was",
        ({ first }, selector) => {
          const field = first(selector);
          return field instanceof HTMLTextAreaElement && field.value;
        },
        MESSAGE,
      );
    },
  },
  {
    name: "asks about a program, with days and a number of people",
    run: async (visitor) => {
      await visitor.visit(routePath("programs", visitor.language));
      await visitor.openFirstCard();
      await visitor.click("main a[href='#ask']");
      await visitor.until("form in sight", () => {
        const top = document.getElementById("ask")?.getBoundingClientRect().top ?? -1;
        return top >= -1 && top < innerHeight;
      });
      await visitor.click("input[name=people]");
      await visitor.press("ArrowUp", "ArrowUp");
      return visitor.look(() =>
        [...document.querySelectorAll<HTMLInputElement>("#ask input")].map(
          ({ name, type, value, inputMode, autocomplete }) => ({
            name,
            type,
            value,
            inputMode,
            autocomplete,
          }),
        ),
      );
    },
  },
  {
    name: "shares a page",
    isTelling: true,
    run: async (visitor) => {
      await visitor.visit(routePath("programs", visitor.language));
      await visitor.openFirstCard();
      await visitor.click("main button", visitor.t("share.action"));
      const said = await visitor.until("answer", ({ all, wordsOf }) =>
        all("main p[role=status]").map(wordsOf).find(Boolean),
      );
      return said.replace(visitor.site.origin, "");
    },
  },
];
