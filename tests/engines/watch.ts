import { createHash } from "node:crypto";

/** WebKit's driver tells nothing of what the browser complains of: the page keeps it until it is asked. */
const STORE = "complaints-of-the-walk";

// Whatever is still on its way when a page is left fails then, which is nobody's fault.
const watch = `(() => {
  let isLeft = false;
  addEventListener("beforeunload", () => { isLeft = true; });
  const note = (text) => {
    const noted = JSON.parse(sessionStorage.getItem("${STORE}") ?? "[]");
    sessionStorage.setItem("${STORE}", JSON.stringify([...noted, String(text)]));
  };
  addEventListener("error", ({ message, target }) => {
    if (message) note(message);
    else if (!isLeft) note("did not get " + target.outerHTML);
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => note(reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    note(violatedDirective + " refuses " + blockedURI));
  const say = console.error;
  console.error = (...words) => { note(words.join(" ")); say(...words); };
})()`;

const take = `(() => {
  try {
    const noted = sessionStorage.getItem("${STORE}") ?? "[]";
    sessionStorage.removeItem("${STORE}");
    return JSON.parse(noted);
  } catch { return []; }
})()`;

const hash = createHash("sha256").update(watch).digest("base64");

export const WATCH = {
  take,
  /** The document with the watch before all of its scripts. */
  into: (html: string): string => html.replace("<head>", () => `<head><script>${watch}</script>`),
  /** The policy of the site lets in no script that it does not know. */
  allowedBy: (policy: string): string =>
    policy.replace("script-src", `script-src 'sha256-${hash}'`),
};
