import { watch } from "chokidar";

/** Long enough for an editor to save several files, too short to notice. */
const SETTLE_MS = 100;

/** Calls `onChange` with the changed paths after a pause without changes; never concurrently. */
export async function watchFolders(
  folders: readonly string[],
  log: (line: string) => void,
  onChange: (paths: readonly string[]) => Promise<void>,
): Promise<{ close(): Promise<void> }> {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const watcher = watch([...folders], { ignoreInitial: true });
  watcher.on("all", (_event, path) => {
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const paths = [...changed];
      changed.clear();
      running = running.then(() => onChange(paths));
    }, SETTLE_MS);
  });
  watcher.on("error", (error) => log(`Watching the documents: ${error}`));
  await new Promise<void>((resolve) => watcher.once("ready", () => resolve()));
  return {
    async close() {
      clearTimeout(timer);
      await watcher.close();
      await running;
    },
  };
}
