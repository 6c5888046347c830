import type { Fault } from "../fault.ts";

const round = "backend";

/** What only the emulators show. */
export const DATABASE: Fault[] = [
  {
    name: "a rule of Firestore opened",
    file: "firestore.rules",
    find: "allow read, write: if false;",
    replace: "allow read: if request.auth != null;",
    caughtBy: {
      part: "backend",
      file: "tests/backend/rules.test.ts",
      title: "cannot %s in %s",
      says: /Expected request to fail/,
    },
    round,
  },
  {
    name: "an inquiry stored twice",
    file: "functions/src/store.ts",
    find: 'db.collection("inquiries").doc(inquiry.key)',
    replace: 'db.collection("inquiries").doc()',
    caughtBy: {
      part: "backend",
      file: "tests/backend/sendInquiry.test.ts",
      title: "is kept once however often it is sent",
      says: /length|deeply equal|expected/,
    },
    round,
  },
];
