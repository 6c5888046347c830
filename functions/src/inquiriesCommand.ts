import { mkdirSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, extname, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { ExportFilter } from "./export/exportInquiries.ts";
import { LOCAL_FIRESTORE, LOCAL_PROJECT } from "./localEmulator.ts";
import { withTimeout } from "./withTimeout.ts";

const USAGE =
  "npm run inquiries -- --since 2026-11-01 [--until 2026-12-01] [--out a-file-or-folder] [--with-suspects] --project your-project (or --local for the emulator of npm start)";

/** Git ignores this folder: inquiries hold personal data. */
const FOLDER = "inquiries";
const EXTENSION = ".xlsx";

/** Without an emulator, the client of Firestore would retry for minutes. */
const EMULATOR_TIMEOUT_MS = 10_000;

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);

async function main(args: string[]): Promise<void> {
  const { filter, out, projectId, isLocal } = readOptions(args);
  if (isLocal) {
    process.env.FIRESTORE_EMULATOR_HOST = process.env[LOCAL_FIRESTORE];
    // Otherwise Google's client looks for a metadata server, which only Google's machines have, and warns.
    process.env.METADATA_SERVER_DETECTION = "none";
  }
  // Imported late: they load slowly, and a wrong option should fail at once.
  const [{ initializeApp }, { getFirestore }, { exportInquiries }] = await Promise.all([
    import("firebase-admin/app"),
    import("firebase-admin/firestore"),
    import("./export/exportInquiries.ts"),
  ]);
  const database = getFirestore(initializeApp({ projectId }));
  const work = exportInquiries(database, filter).catch((error: unknown) => {
    throw new Error(explain(error, projectId, isLocal));
  });
  const { file, count } = await (isLocal
    ? withTimeout(EMULATOR_TIMEOUT_MS, work, noEmulator)
    : work);
  // Renamed when complete, so that no partial file is left.
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(`${out}.part`, file, { mode: 0o600 });
  renameSync(`${out}.part`, out);
  console.log(
    `${count === 1 ? "1 inquiry is" : `${count} inquiries are`} in ${out}. Delete it when you are done: it holds personal data.`,
  );
}

interface Options {
  filter: ExportFilter;
  out: string;
  projectId: string;
  isLocal: boolean;
}

function readOptions(args: string[]): Options {
  const values = parse(args);
  const isLocal = values.local === true;
  const projectId = isLocal ? process.env[LOCAL_PROJECT] : values.project;
  if (!projectId) throw new Error(`Say which project, or --local: ${USAGE}`);
  if (values.since === undefined) throw new Error(`Say from which day on: ${USAGE}`);
  const since = readDay("since", values.since);
  const until = values.until === undefined ? undefined : readDay("until", values.until);
  if (until && until <= since) {
    throw new Error(
      `--until must be later than --since: the table ends before ${values.until}, and would begin on ${values.since}.`,
    );
  }
  const days = [values.since, values.until].filter(Boolean).join("-to-");
  return {
    filter: { since, until, withSuspects: values["with-suspects"] === true },
    out: readOutputPath(values.out, `inquiries-${days}${EXTENSION}`),
    projectId,
    isLocal,
  };
}

/** The output file. A folder gets a file of the default name; paths that Git tracks are refused. */
function readOutputPath(out: string | undefined, defaultName: string): string {
  if (out === undefined) return join(FOLDER, defaultName);
  const isFolder =
    /[/\\]$/.test(out) || statSync(out, { throwIfNoEntry: false })?.isDirectory() === true;
  const path = isFolder ? join(out, defaultName) : out;
  if (extname(path).toLowerCase() !== EXTENSION) {
    throw new Error(
      `--out must be a folder, or a file that ends in ${EXTENSION}, as in --out ${defaultName}.`,
    );
  }
  const inside = relative(resolve("."), resolve(path));
  const isOutside = inside.startsWith("..") || resolve(inside) === inside;
  if (!isOutside && !inside.startsWith(`${FOLDER}/`) && !inside.startsWith(`${FOLDER}\\`)) {
    throw new Error(
      `${path} would be among the project's files, where personal data could be published by accident: leave out --out to write into ${FOLDER}/, which Git ignores, or name a path outside the project.`,
    );
  }
  return path;
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

/** Days are in UTC, like the times in the file. */
function readDay(name: string, text: string): Date {
  const day = new Date(`${text}T00:00:00Z`);
  // JavaScript turns the 31st of February into the third of March.
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
