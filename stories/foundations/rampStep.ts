/// <reference types="vite/client" />
import semantic from "../../design-tokens/semantic.ts?raw";

const STEP = /(\w+)\[(\d+)\]/g;

const VALUE = String.raw`(?:over|fade)\([^)]*\)|\w+\[\d+\]`;

/** written("over(primary[30], 50, primary[20])") => "primary 30 at 50 % on primary 20" */
export function written(call: string): string {
  const [front = "", opacity, ground] = call
    .replace(/^\w+\(|\)$/g, "")
    .replace(STEP, "$1 $2")
    .split(/,\s*/);
  if (opacity === undefined) return front;
  return `${front} at ${opacity} %${ground ? ` on ${ground}` : ""}`;
}

/** rampStep("surface", "strong") => "primary 20", read from design-tokens/semantic.ts. */
export function rampStep(group: string, role: string): string {
  const [, roles = ""] = new RegExp(`^  ${group}: \\{([^}]*)\\}`, "m").exec(semantic) ?? [];
  const [, call] = new RegExp(`\\b${role}: (${VALUE})`).exec(roles) ?? [];
  if (!call) throw new Error(`design-tokens/semantic.ts says nothing of ${group}.${role}.`);
  return written(call);
}
