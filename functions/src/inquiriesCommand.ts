import { renameSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { exportInquiries, type Wanted } from "./exportInquiries.ts";
import { within } from "./within.ts";

const USAGE =
  "npm run inquiries -- --since 2026-11-01 [--until 2026-12-01] [--out inquiries.csv] [--with-suspects] --project your-project (or --local for the emulator of npm start)";

/** Where no emulator runs, the client of Firestore would knock for minutes. */
const EMULATOR_IN_MS = 10_000;

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);

async function main(args: string[]): Promise<void> {
  const { wanted, out, projectId, isLocal } = readOptions(args);
  if (isLocal) process.env.FIRESTORE_EMULATOR_HOST = process.env.LOCAL_FIRESTORE;
  const database = getFirestore(initializeApp({ projectId }));
  const work = exportInquiries(database, wanted).catch((error: unknown) => {
    throw new Error(explain(error, projectId, isLocal));
  });
  const { csv, count } = await (isLocal ? within(EMULATOR_IN_MS, work, noEmulator) : work);
  if (out === undefined) {
    await new Promise((done) => process.stdout.write(csv, done));
    return;
  }
  // Whole or not at all.
  writeFileSync(`${out}.part`, csv, { mode: 0o600 });
  renameSync(`${out}.part`, out);
  console.log(`${count} inquiries are in ${out}.`);
}

interface Options {
  wanted: Wanted;
  out: string | undefined;
  projectId: string;
  isLocal: boolean;
}

function readOptions(args: string[]): Options {
  const values = parse(args);
  const isLocal = values.local === true;
  const projectId = isLocal ? process.env.LOCAL_PROJECT : values.project;
  if (!projectId) throw new Error(`Say which project, or --local: ${USAGE}`);
  if (values.since === undefined) throw new Error(`Say from which day on: ${USAGE}`);
  return {
    wanted: {
      since: readDay("since", values.since),
      until: values.until === undefined ? undefined : readDay("until", values.until),
      withSuspects: values["with-suspects"] === true,
    },
    out: values.out,
    projectId,
    isLocal,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        since: { type: "string" },
        until: { type: "string" },
        out: { type: "string" },
        project: { type: "string" },
        local: { type: "boolean" },
        "with-suspects": { type: "boolean" },
      },
    }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason}\nThe options are: ${USAGE}`);
  }
}

/** Days are those of UTC, as the times in the file are. */
function readDay(name: string, text: string): Date {
  const day = new Date(`${text}T00:00:00Z`);
  // The 31st of February is no day either: it would become the third of March.
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) {
    throw new Error(`--${name} must be a day, as in --${name} 2026-11-01.`);
  }
  return day;
}

function noEmulator(): Error {
  return new Error(
    "The Firestore emulator does not answer: start it with npm start in another terminal.",
  );
}

function explain(error: unknown, projectId: string, isLocal: boolean): string {
  const reason = error instanceof Error ? error.message : String(error);
  return isLocal
    ? `The Firestore emulator does not answer (${reason}): start it with npm start in another terminal.`
    : `The inquiries of ${projectId} cannot be read (${reason}): sign in with gcloud auth application-default login, or set GOOGLE_APPLICATION_CREDENTIALS to a key file.`;
}
