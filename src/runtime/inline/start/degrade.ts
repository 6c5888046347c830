import { DEGRADED_PART, INQUIRY_ID, RELOAD } from "../../pageState.ts";
import { type CapturedEvents, isField, isLink } from "./captureEvents.ts";

// A script could not be loaded: from now on the page works as without JavaScript, and says so
// (src/features/DegradedNotice). Text in the form goes into an e-mail.

/** linesOf(form) => ["Name: Ana", …] */
const linesOf = (form: HTMLFormElement): string[] =>
  [...form.elements].flatMap((field) => {
    const label = isField(field) && field.value && field.tabIndex >= 0 && field.labels?.[0];
    // biome-ignore lint/performance/useDomNodeTextContent: as the visitor sees it, without what is hidden
    return label ? `${label.innerText}: ${field.value}` : [];
  });

/** Handles the reload button, and the form as an e-mail. */
function answerWithoutScript(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (target.closest(`[${RELOAD}]`)) {
    event.preventDefault();
    location.reload();
  }
  const form = document.querySelector<HTMLFormElement>("form[method=dialog]");
  const mail = document.querySelector<HTMLAnchorElement>(`#${INQUIRY_ID} a[href^=mailto]`);
  if (!form || !mail || (target !== form && !mail.contains(target))) return;
  const lines = linesOf(form).join("\r\n");
  if (lines) mail.href = `${mail.href.split("&body=")[0]}&body=${encodeURIComponent(lines)}`;
  if (event.type === "submit") {
    event.preventDefault();
    location.href = mail.href;
  }
}

/** Shows the content of <noscript>, and handles events until the signal aborts. */
export function degrade(captured: CapturedEvents, signal: AbortSignal): void {
  for (const kind of ["click", "submit"]) {
    document.addEventListener(kind, answerWithoutScript, { capture: true, signal });
  }
  for (const without of document.querySelectorAll("body noscript")) {
    const part = document.createElement("div");
    part.setAttribute(DEGRADED_PART, "");
    part.style.display = "contents";
    part.innerHTML = without.textContent ?? "";
    without.after(part);
  }
  const last = [...captured.keys()].filter(isLink).at(-1);
  if (last) location.href = last.href;
}

export function restore(): void {
  for (const part of document.querySelectorAll(`[${DEGRADED_PART}]`)) part.remove();
}
