import type { Catcher, Fault } from "../fault.ts";

const unit = (file: string, title: string, says: RegExp): Catcher => ({
  part: "unit",
  file: `tests/unit/functions/${file}`,
  title,
  says,
});

/** Inquiries, and who may read and send them. */
export const BACKEND: Fault[] = [
  {
    name: "an inquiry about a uid that is none",
    file: "functions/src/readInquiry.ts",
    find: 'kind === "region" || isSafeUid(uid)',
    replace: 'uid !== "." || isSafeUid(uid)',
    caughtBy: unit(
      "readInquiry.test.ts",
      "is about a document by its uid, or about the region",
      /undefined/,
    ),
  },
  {
    name: "a field that nobody sees ignored",
    file: "functions/src/spamSignals.ts",
    find: 'if (website !== "") suspicions.push("unseen-field");',
    replace: "void website;",
    caughtBy: unit(
      "counting.test.ts",
      "falls on who is faster, or fills in what nobody sees",
      /unseen-field/,
    ),
  },
  {
    name: "a limit off by ten",
    file: "functions/src/limits.ts",
    find: "PER_NETWORK: Limit = { most: 20,",
    replace: "PER_NETWORK: Limit = { most: 30,",
    caughtBy: unit(
      "counting.test.ts",
      "are those that visitors and the operator are told of",
      /30|deeply equal/,
    ),
  },
  {
    name: "an address of the sender's own making believed",
    file: "functions/src/senders.ts",
    find: '.split(",").at(-1)',
    replace: '.split(",").at(0)',
    caughtBy: unit(
      "counting.test.ts",
      "is who the nearest proxy saw, whatever else the header says",
      /1\.1\.1\.1/,
    ),
  },
  {
    name: "a page of others let in",
    file: "functions/src/origins.ts",
    find: 'if (origin === "null") return false;',
    replace: 'if (origin === "null") return true;',
    caughtBy: unit("origins.test.ts", "is another's: %j", /expected true to be false/),
  },
  {
    name: "a formula for the operator's spreadsheet",
    file: "functions/src/spreadsheet.ts",
    find: "return { type: String, value: writable(value)",
    replace:
      'if (value.startsWith("=")) return { type: "Formula" as const, value };\n  return { type: String, value: writable(value)',
    caughtBy: unit("spreadsheet.test.ts", "as the text that it is", /expected/),
  },
  {
    name: "a subject of two lines",
    file: "functions/src/mail.ts",
    find: "const title = topic.title ||",
    replace: 'const title = topic.title + "\\n" ||',
    caughtBy: unit("mail.test.ts", "has a subject of one line", /expected/),
  },
];
