/** WebKit's driver tells nothing of what the browser complains of: the page keeps it until it is asked. */
const STORE = "complaints-of-the-walk";

const watch = `(() => {
  const note = (text) => {
    const noted = JSON.parse(sessionStorage.getItem("${STORE}") ?? "[]");
    sessionStorage.setItem("${STORE}", JSON.stringify([...noted, String(text)]));
  };
  addEventListener("error", ({ message, target }) => note(message ?? target.outerHTML), true);
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

export const WATCH = { path: "/watch-of-the-walk.js", script: watch, take };
