import { readContentSettings } from "../../config/env.ts";
import { ContentError } from "../../documents/load/service/errors.ts";
import { NO_SELECTIONS, type Selections } from "../../documents/load/service/graphqlQueries.ts";
import { readSchema, SCHEMA_REQUEST, selectionsIn } from "../../documents/load/service/schema.ts";
import { createSend } from "../../documents/load/service/send.ts";
import { withRetries } from "../../documents/load/service/withRetries.ts";
import { TIME_LIMIT } from "./contentSource.ts";

/** Some services do not allow introspection, and answer with an error. */
const isIntrospectionRefused = (error: unknown): error is ContentError =>
  error instanceof ContentError && (error.kind === "answer" || error.status === 400);

async function readSelections(warn: (message: string) => void): Promise<Selections> {
  const settings = readContentSettings(process.env);
  if (!settings) return NO_SELECTIONS;
  const refused = (reason: string): Selections => {
    warn(
      `The content service does not give its schema, so no optional fields are queried. ${reason}`,
    );
    return NO_SELECTIONS;
  };
  try {
    const send = withRetries(createSend(settings, { fetch, timeLimit: TIME_LIMIT }));
    const schema = readSchema((await send(SCHEMA_REQUEST)).data);
    return schema ? selectionsIn(schema) : refused("Its answer is no schema.");
  } catch (error) {
    if (isIntrospectionRefused(error)) return refused(error.message);
    throw error;
  }
}

let asked: Promise<Selections> | undefined;

/** The optional fields that the service has. Requested once; live look-ups use the same. */
export function findOptionalFields(
  warn: (message: string) => void = () => {},
): Promise<Selections> {
  asked ??= readSelections(warn);
  return asked;
}
