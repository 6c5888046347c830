import { Window } from "happy-dom";

const RUNNING =
  "iframe, frame, object, embed, applet, base, meta[http-equiv], form[action], portal";
const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|[/#?]|$)/i;
const ADDRESSES = ["href", "src", "action", "formaction", "data", "poster", "xlink:href"];

/** What is data is read and never run, as long as nothing in it can end its script. */
function findFaultsOfData(text: string): string[] {
  try {
    JSON.parse(text);
    return text.includes("<") ? ['a "<" in the data of a script'] : [];
  } catch {
    return ["a script of data that cannot be read"];
  }
}

/** Everything in a page that could run although it came with a document; [] for a page that is sound. */
export function findRunning(
  html: string,
  isOurs: (script: string) => boolean = () => false,
): string[] {
  const window = new Window({ settings: { disableJavaScriptEvaluation: true } });
  const page = new window.DOMParser().parseFromString(html, "text/html");
  const found: string[] = [];
  for (const script of page.querySelectorAll("script")) {
    const text = script.textContent;
    if (script.getAttribute("type") === "application/ld+json")
      found.push(...findFaultsOfData(text));
    else if (!isOurs(text) || script.hasAttribute("onload"))
      found.push(`script ${text.slice(0, 80)}`);
  }
  for (const element of page.querySelectorAll(RUNNING)) found.push(element.outerHTML.slice(0, 120));
  for (const element of page.querySelectorAll("*")) {
    for (const attribute of element.attributes) {
      const { name } = attribute;
      const value = attribute.value ?? "";
      if (/^on/i.test(name) || name === "srcdoc") found.push(`${name}="${value.slice(0, 80)}"`);
      if (ADDRESSES.includes(name.toLowerCase()) && !SAFE_ADDRESS.test(value)) {
        found.push(`${name}="${value.slice(0, 80)}"`);
      }
      if (name === "style" && /url\(|expression|import/i.test(value))
        found.push(`style="${value}"`);
    }
  }
  window.close();
  return found;
}
