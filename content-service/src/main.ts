import { parseArgs } from "node:util";
import type { Language } from "./documents/languages.ts";
import { startContentService } from "./service.ts";

const DEFAULT_PORT = "4000";
const USAGE = "Known are --port, --host, --token, --documents and --languages.";

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new Error(`The port must be a whole number from 0 to 65535, not "${text}".`);
}

/** readLanguages("hr,en=en-eu") => hr.md has the code "hr", en.md "en-eu" */
function readLanguages(text: string): Language[] {
  return text.split(",").map((part) => {
    const [file = "", code = file] = part.split("=");
    return { file, code };
  });
}

function readArguments() {
  const text = { type: "string" } as const;
  try {
    const options = { port: text, host: text, token: text, documents: text, languages: text };
    return parseArgs({ options }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message.split(".")[0] : error}. ${USAGE}`);
  }
}

async function main(): Promise<void> {
  const { host, documents, languages, ...given } = readArguments();
  const starting = startContentService({
    port: readPort(given.port ?? process.env.CONTENT_PORT ?? DEFAULT_PORT),
    host,
    documents,
    languages: languages === undefined ? undefined : readLanguages(languages),
    // An empty variable means "not set", as it does everywhere in the project.
    token: (given.token ?? process.env.CONTENT_TOKEN) || undefined,
    watch: true,
    log: console.log,
  });
  const end = () =>
    starting
      .then((service) => service.close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  process.once("SIGINT", end);
  process.once("SIGTERM", end);
  await starting;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
