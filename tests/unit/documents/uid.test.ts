import { describe, expect, it } from "vitest";
import {
  bytesOf,
  hasSafeLetters,
  isSafeUid,
  LONGEST_UID,
} from "../../../content-service/kinds/uid.ts";

describe("a uid", () => {
  it.each(["a", "-", "_", "9", "čaplje", "Kopački_rit-2"])("may be %s", (uid) => {
    expect([hasSafeLetters(uid), isSafeUid(uid)]).toEqual([true, true]);
  });

  it.each(["", "a b", " a", "a ", "a/", "/a", "a.b", "%61", "a\n"])("cannot be %j", (uid) => {
    expect([hasSafeLetters(uid), isSafeUid(uid)]).toEqual([false, false]);
  });

  it("is measured in bytes, because file names are", () => {
    expect([bytesOf("ab"), bytesOf("č"), LONGEST_UID]).toEqual([2, 2, 200]);
    expect(isSafeUid("a".repeat(200))).toBe(true);
    expect(isSafeUid("a".repeat(201))).toBe(false);
    expect(isSafeUid("č".repeat(101))).toBe(false);
  });
});
