import { readFileSync } from "node:fs";
import { cellsOf, type Figure, isBroken } from "../figures/figures.ts";
import type { Finding } from "./proofs.ts";

const STYLE = "scripts/measure/proof/page.css";

/** A promise with what was found; `null` where it was not looked at yet. */
export interface Proof {
  /** The name that runs it alone: "npm run proof -- lighthouse" */
  name: string;
  promise: string;
  limit: string;
  /** The same without the page of proofs. */
  command: string;
  finding: (Finding & { seconds: number; at: string }) | null;
}

const asText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function mark({ finding }: Proof): string {
  if (!finding) return '<span class="open">not looked at</span>';
  if (finding.isKept === null) return '<span class="open">not answered</span>';
  const verdict = finding.isKept ? "kept" : "broken";
  return `<span class="${verdict}">${verdict}</span>`;
}

const asCells = (cells: string[]): string =>
  cells.map((cell) => `<td>${asText(cell)}</td>`).join("");

function figureRow(figure: Figure, approved: Record<string, number>): string {
  const mark = isBroken(figure) ? "broken" : figure.isOpen && "open";
  return `<tr${mark ? ` class="${mark}"` : ""}>${asCells(cellsOf(figure, approved))}</tr>`;
}

function details({ finding }: Proof, approved: Record<string, number>): string {
  if (!finding) return "";
  const { figures = [], failures = [] } = finding;
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
  const looked = proofs.filter(({ finding }) => finding && finding.isKept !== null);
  const kept = looked.filter(({ finding }) => finding?.isKept).length;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What is promised, and what was found</title>
<style>${readFileSync(STYLE, "utf8")}</style>
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
