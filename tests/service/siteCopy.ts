import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { layOut } from "../../scripts/build/secondHouse.ts";

/** A second house beside the first, as if just cloned: what is built and changed there touches nothing here. */
export async function copySite(name: string): Promise<string> {
  const folder = resolve(".build", name);
  await rm(folder, { recursive: true, force: true });
  layOut(folder);
  return folder;
}
