import { readFileSync } from "node:fs";
import {
  assertFails,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from "@firebase/rules-unit-testing";
import {
  addDoc,
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  query,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
} from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emulatorAddresses, PROJECT } from "../../scripts/backend/addresses.ts";
import { emptyDatabase, readAll } from "./database.ts";
import { newInquiry, send } from "./requests.ts";

const COLLECTIONS = ["inquiries", "mail", "limits", "anything", "inquiries/known/notes"];

const OPERATIONS: Record<string, (db: Firestore, path: string, id: string) => Promise<unknown>> = {
  get: (db, path, id) => getDoc(doc(db, path, id)),
  "get what is not there": (db, path) => getDoc(doc(db, path, "nobody")),
  list: (db, path) => getDocs(collection(db, path)),
  query: (db, path) => getDocs(query(collection(db, path), where("email", "==", "a@b.hr"))),
  "list all of that name": (db, path) =>
    getDocs(collectionGroup(db, path.split("/").at(-1) ?? path)),
  create: (db, path) => setDoc(doc(db, path, "new"), { message: "x" }),
  add: (db, path) => addDoc(collection(db, path), { message: "x" }),
  overwrite: (db, path, id) => setDoc(doc(db, path, id), { message: "x" }),
  update: (db, path, id) => updateDoc(doc(db, path, id), { message: "x" }),
  delete: (db, path, id) => deleteDoc(doc(db, path, id)),
};

const CALLERS: Record<string, (rules: RulesTestEnvironment) => Firestore> = {
  nobody: (rules) => rules.unauthenticatedContext().firestore() as unknown as Firestore,
  "a visitor with an account": (rules) =>
    rules.authenticatedContext("ana").firestore() as unknown as Firestore,
  "a visitor whose address is proved": (rules) =>
    rules
      .authenticatedContext("ana", { email: "ana@primjer.hr", email_verified: true })
      .firestore() as unknown as Firestore,
  "somebody who claims to be the operator": (rules) =>
    rules.authenticatedContext("operator", { admin: true }).firestore() as unknown as Firestore,
};

let rules: RulesTestEnvironment;
let known: Record<string, string> = {};

beforeAll(async () => {
  // Each refusal would be logged otherwise.
  setLogLevel("silent");
  await emptyDatabase();
  rules = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: {
      rules: readFileSync("firestore.rules", "utf8"),
      ...emulatorAddresses().firestore,
    },
  });
  // The documents must exist, so that a refusal hides something.
  expect((await send(newInquiry())).status).toBe(200);
  const firstOf = async (name: "inquiries" | "mail" | "limits"): Promise<string> =>
    (await readAll(name))[0]?.id ?? "";
  known = {
    inquiries: await firstOf("inquiries"),
    mail: await firstOf("mail"),
    limits: await firstOf("limits"),
  };
  expect(Object.values(known)).not.toContain("");
});

afterAll(() => rules.cleanup());

describe.each(Object.entries(CALLERS))("%s", (_, openAs) => {
  it.each(
    COLLECTIONS.flatMap((path) => Object.keys(OPERATIONS).map((operation) => [operation, path])),
  )("cannot %s in %s", async (operation, path) => {
    const act = OPERATIONS[operation ?? ""];
    if (!act || !path) throw new Error("A row of the table has no action or no path.");
    await assertFails(act(openAs(rules), path, known[path] ?? "known"));
  });
});

it("lets the owner read, so the refusals above are the rules'", async () => {
  expect(await readAll("inquiries")).toHaveLength(1);
});
