import { readContentSettings } from "../config/settings.ts";
import { ContentError } from "../documents/load/service/errors.ts";
import { NO_SELECTIONS, type Selections } from "../documents/load/service/queries.ts";
import { readSchema, SCHEMA_REQUEST, selectionsIn } from "../documents/load/service/schema.ts";
import { createSend } from "../documents/load/service/send.ts";
import { withRetries } from "../documents/load/service/withRetries.ts";
import { TIME_LIMIT } from "./contentSource.ts";

/** A service may keep its schema to itself: then it says no, and says so in words. */
const isRefusal = (error: unknown): error is ContentError =>
  error instanceof ContentError && (error.kind === "answer" || error.status === 400);

async function ask(warn: (message: string) => void): Promise<Selections> {
  const settings = readContentSettings(process.env);
  if (!settings) return NO_SELECTIONS;
  const refused = (reason: string): Selections => {
    warn(
      `The content service does not tell what it has; no optional field is asked for. ${reason}`,
    );
    return NO_SELECTIONS;
  };
  try {
    const send = withRetries(createSend(settings, { fetch, timeLimit: TIME_LIMIT }));
    const schema = readSchema((await send(SCHEMA_REQUEST)).data);
    return schema ? selectionsIn(schema) : refused("Its answer is no schema.");
  } catch (error) {
    if (isRefusal(error)) return refused(error.message);
    throw error;
  }
}

let asked: Promise<Selections> | undefined;

/** Which optional fields the service has. It is asked once; the browser's look-ups are handed the same. */
export function optionalFields(warn: (message: string) => void = () => {}): Promise<Selections> {
  asked ??= ask(warn);
  return asked;
}
