import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { syncCopy } from "../../scripts/build/workspaceCopy.ts";

/** A fresh copy of this tree in .build/, to build and change without touching this tree. */
export async function copySite(name: string): Promise<string> {
  const folder = resolve(".build", name);
  await rm(folder, { recursive: true, force: true });
  syncCopy(folder);
  return folder;
}
