import { change, type Figure, isKept, withUnit } from "../figures/figures.ts";
import type { Finding, Promised } from "./promises.ts";

/** A promise with what was found; `null` where it was not looked at yet. */
export interface Proof extends Pick<Promised, "name" | "promise" | "limit" | "command"> {
  finding: (Finding & { seconds: number; at: string }) | null;
}

const asText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const STYLE = `
:root { color-scheme: light; font: 1rem/1.5 Figtree, system-ui, sans-serif; color: #12363b; background: #fbf5e6; }
body { max-inline-size: 72rem; margin: 0 auto; padding: 2.5rem 1.25rem 5rem; }
h1 { font: 500 clamp(2rem, 5vw, 3rem)/1.1 Fraunces, Georgia, serif; margin: 0 0 .5rem; }
p { margin: 0 0 2rem; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { text-align: start; vertical-align: top; padding: .75rem 1rem .75rem 0; border-block-end: 1px solid #dccfb0; }
thead th { font-size: .875rem; }
td { overflow-wrap: anywhere; }
code { font: .8125rem/1.4 ui-monospace, monospace; }
.kept { color: #2c6b38; font-weight: 700; white-space: nowrap; }
.broken { color: #b03024; font-weight: 700; white-space: nowrap; }
.open { color: #5c4a1c; font-weight: 700; white-space: nowrap; }
details { margin-block-start: .5rem; }
summary { cursor: pointer; min-block-size: 1.5rem; }
details td, details th { padding-block: .25rem; font-size: .875rem; }
.scroll { overflow-x: auto; }
`;

function mark(proof: Proof): string {
  if (!proof.finding) return '<span class="open">not looked at</span>';
  return proof.finding.isKept
    ? '<span class="kept">kept</span>'
    : '<span class="broken">broken</span>';
}

function figureRow(figure: Figure, approved: Record<string, number>): string {
  const { name, value, unit, limit, isLeast, at = "" } = figure;
  const cells = [
    name,
    withUnit(value, unit),
    `${isLeast ? "at least" : "at most"} ${withUnit(limit, unit)}`,
    change(value, approved[name]),
    at,
  ];
  const verdict = isKept(figure) ? "" : ' class="broken"';
  return `<tr${verdict}>${cells.map((cell) => `<td>${asText(cell)}</td>`).join("")}</tr>`;
}

function details({ finding }: Proof, approved: Record<string, number>): string {
  if (!finding) return "";
  const { figures, failures } = finding;
  const list = failures.map((failure) => `<li>${asText(failure)}</li>`).join("");
  const rows = figures.map((figure) => figureRow(figure, approved)).join("");
  return [
    list && `<details open><summary>${failures.length} broken</summary><ul>${list}</ul></details>`,
    rows &&
      `<details><summary>${figures.length} figures</summary><table><thead><tr><th>Figure</th><th>Value</th><th>Limit</th><th>Since approved</th><th>Where</th></tr></thead><tbody>${rows}</tbody></table></details>`,
  ].join("");
}

/** asTime(1397) => "23 min"; asTime(22) => "22 s" */
function asTime(seconds: number): string {
  return seconds < 100 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
}

function row(proof: Proof, approved: Record<string, number>): string {
  const { promise, limit, command, finding } = proof;
  const figure = finding ? asText(finding.figure) : "";
  const when = finding ? `<br><small>${finding.at}, ${asTime(finding.seconds)}</small>` : "";
  return `<tr><td>${asText(promise)}${details(proof, approved)}</td><td>${asText(limit)}</td><td>${figure}${when}</td><td>${mark(proof)}</td><td><code>${asText(command)}</code></td></tr>`;
}

/** One page that shows each promise, its limit, the figure and how to run that part alone. */
export function proofPage(proofs: Proof[], approved: Record<string, number>): string {
  const looked = proofs.filter(({ finding }) => finding);
  const kept = looked.filter(({ finding }) => finding?.isKept).length;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What is promised, and what was found</title>
<style>${STYLE}</style>
<body>
<h1>What is promised, and what was found</h1>
<p>${kept} of ${looked.length} promises are kept; ${proofs.length - looked.length} were not looked at. Each part runs alone with its command, or with <code>npm run proof -- </code> and its name: ${proofs.map(({ name }) => `<code>${name}</code>`).join(", ")}.</p>
<div class="scroll"><table>
<thead><tr><th>Promise</th><th>Limit</th><th>Figure</th><th>Kept</th><th>Alone</th></tr></thead>
<tbody>
${proofs.map((proof) => row(proof, approved)).join("\n")}
</tbody>
</table></div>
</body>
</html>
`;
}
