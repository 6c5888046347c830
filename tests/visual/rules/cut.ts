import { type Finding, whereIs } from "./finding.ts";
import type { Line } from "./lines.ts";

/** Every word that is begun can be read to its end. */
export function findCutWords(lines: Line[]): Finding[] {
  return [...byNode(lines)]
    .filter(([, own]) => isBroken(own))
    .map(([node, own]) => ({
      rule: "cut",
      where: whereIs(own[0]?.element ?? document.body),
      what: `"${node.data.trim().slice(0, 60)}" is cut off`,
    }));
}

function byNode(lines: Line[]): Map<Text, Line[]> {
  const nodes = new Map<Text, Line[]>();
  for (const line of lines) nodes.set(line.node, [...(nodes.get(line.node) ?? []), line]);
  return nodes;
}

/** Out of sight altogether is not cut: a slide that is not shown yet. */
function isBroken(own: Line[]): boolean {
  const seen = own.filter((line) => line.seen !== null);
  return seen.some(({ isCut }) => isCut) || (seen.length > 0 && seen.length < own.length);
}
