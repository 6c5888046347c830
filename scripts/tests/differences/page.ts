import {
  type Choice,
  type Difference,
  type Differences,
  FILTERS,
  type Filter,
  filterDifferences,
  optionsOf,
  readChoice,
  writeChoice,
} from "./filters.ts";

// The script of the page of differences. index.html has it inline, with its data beside it.

const data: Differences = JSON.parse(element("data").textContent ?? "");
let choice: Choice = {};

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no element "${id}".`);
  return found;
}

function selectOf(filter: Filter): HTMLSelectElement {
  const found = element(filter);
  if (found instanceof HTMLSelectElement) return found;
  throw new Error(`"${filter}" is no select.`);
}

/** A copy of the first element in a template. */
function copyOf(template: string): HTMLElement {
  const found = element(template);
  const first = found instanceof HTMLTemplateElement && found.content.firstElementChild;
  if (first) {
    const copy = document.importNode(first, true);
    if (copy instanceof HTMLElement) return copy;
  }
  throw new Error(`The template "${template}" is empty.`);
}

/** The elements of one kind with a data-part: parts(item, "before") */
const parts = (within: HTMLElement, name: string): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(`[data-part="${name}"]`),
];

function writeText(within: HTMLElement, name: string, text: string): void {
  for (const part of parts(within, name)) part.textContent = text;
}

const LANGUAGE_NAMES = new Intl.DisplayNames("en", { type: "language" });

/** nameOf("language", "de") => "German (de)" */
function nameOf(filter: Filter, value: string): string {
  if (filter === "width") return `${value} px`;
  if (filter === "part") return value;
  try {
    const name = LANGUAGE_NAMES.of(value);
    return name === undefined || name === value ? value : `${name} (${value})`;
  } catch {
    return value;
  }
}

const pictures = (count: number): string => `${count} ${count === 1 ? "picture" : "pictures"}`;

function drawDifference(difference: Difference): HTMLElement {
  const item = copyOf("difference");
  const { part, state, language, width, theme, approve, before, after } = difference;
  const name = state ? `${part}: ${state}` : part;
  item.id = difference.id;
  writeText(item, "name", name);
  writeText(
    item,
    "mode",
    [nameOf("language", language), nameOf("width", width), theme].filter(Boolean).join(", "),
  );
  writeText(item, "approve", approve);
  for (const side of ["before", "after", "difference"] as const) {
    const address = difference[side];
    for (const shown of parts(item, side)) {
      if (!address) shown.remove();
      else if (shown instanceof HTMLImageElement) {
        shown.src = address;
        // Those of the slider are described by the slider.
        if (shown.alt) shown.alt = `${name}, ${side}`;
      } else if (shown instanceof HTMLAnchorElement) shown.href = address;
    }
  }
  const isNew = !(before && after);
  for (const shown of parts(item, "new")) shown.hidden = !isNew;
  for (const comparison of parts(item, "comparison")) {
    if (isNew) comparison.remove();
    else connectSlider(comparison, name);
  }
  return item;
}

/** What is left of the slider is before, what is right of it after. */
function connectSlider(comparison: HTMLElement, name: string): void {
  const slider = comparison.querySelector("input");
  if (!slider) throw new Error("The comparison has no slider.");
  const move = () => {
    comparison.style.setProperty("--position", `${slider.value}%`);
    slider.setAttribute("aria-valuetext", `${slider.value} % before`);
  };
  slider.setAttribute("aria-label", `How much of ${name} is before`);
  slider.addEventListener("input", move);
  move();
}

function drawFilters(): void {
  for (const filter of FILTERS) {
    const select = selectOf(filter);
    const all = filterDifferences(data.differences, { ...choice, [filter]: undefined }).length;
    const options = optionsOf(data.differences, filter, choice).map(
      ({ value, count }) => new Option(`${nameOf(filter, value)} (${count})`, value),
    );
    select.replaceChildren(new Option(`All (${all})`, ""), ...options);
    select.value = choice[filter] ?? "";
  }
}

function draw(): void {
  const shown = filterDifferences(data.differences, choice);
  drawFilters();
  const isFiltered = shown.length < data.differences.length;
  element("count").textContent = isFiltered
    ? `${shown.length} of ${pictures(data.differences.length)}`
    : pictures(shown.length);
  element("none-chosen").hidden = shown.length > 0 || data.differences.length === 0;
  element("list").replaceChildren(...shown.map(drawDifference));
}

function drawOtherFailures(): void {
  element("other").hidden = data.otherFailures.length === 0;
  const items = data.otherFailures.map((title) => {
    const item = document.createElement("li");
    item.textContent = title;
    return item;
  });
  element("other-list").replaceChildren(...items);
}

function start(): void {
  const count = data.differences.length;
  element("summary").textContent =
    `${count === 0 ? "No" : count} of ${pictures(data.compared)} compared ${count === 1 ? "differs" : "differ"} from what was approved.`;
  element("date").textContent = new Date(data.date).toLocaleString("en-GB", {
    dateStyle: "long",
    timeStyle: "short",
  });
  element("nothing").hidden = count > 0;
  for (const id of ["how", "filters"]) element(id).hidden = count === 0;
  drawOtherFailures();
  for (const filter of FILTERS) {
    const select = selectOf(filter);
    select.addEventListener("change", () => {
      choice = { ...choice, [filter]: select.value || undefined };
      // Only the part after "#" may change where the page is a file on a disk.
      history.replaceState(null, "", writeChoice(choice));
      draw();
    });
  }
  element("reset").addEventListener("click", () => {
    choice = {};
    history.replaceState(null, "", writeChoice(choice));
    draw();
    selectOf("part").focus();
  });
  window.addEventListener("hashchange", readAddress);
  readAddress();
}

function readAddress(): void {
  choice = readChoice(location.hash);
  draw();
}

start();
