import { FirebaseError } from "@firebase/app";
import { describe, expect, it } from "vitest";
import { failureOf, refusalDetailsOf, retryDetailsOf } from "../../../src/inquiries/failure.ts";

const said = (code: string, message = code): FirebaseError =>
  new FirebaseError(`functions/${code}`, message);

describe("a call that failed", () => {
  it.each([
    "invalid-argument",
    "unauthenticated",
    "permission-denied",
    "not-found",
    "aborted",
    "resource-exhausted",
    "cancelled",
    "unimplemented",
    "unavailable",
    "deadline-exceeded",
    "internal",
  ])("is %s when the function says so", (status) => {
    expect(failureOf(said(status, `${status} [500]`), true)).toBe(status);
  });

  it("is a matter of the connection when there was no answer at all", () => {
    expect(failureOf(said("internal", "internal [0]"), true)).toBe("no-connection");
    expect(failureOf(said("internal", "internal [0]"), false)).toBe("offline");
  });

  it("is told apart by the words of Firebase's client when the response is malformed", () => {
    const noJson = said("internal", "Response is not valid JSON object.");
    const noData = said("internal", "Response is missing data field.");
    expect([failureOf(noJson, true), failureOf(noData, true)]).toEqual(["no-json", "no-data"]);
  });

  it("is not taken for another because its words speak of one", () => {
    expect(failureOf(said("internal", "[0] things were found"), true)).toBe("internal");
    expect(failureOf(said("aborted", "Response is not valid JSON object. x"), true)).toBe(
      "aborted",
    );
    expect(failureOf(said("aborted", "x Response is missing data field."), true)).toBe("aborted");
    expect(failureOf({ code: "functions/aborted", message: "aborted [0]" }, true)).toBe("unknown");
    expect(failureOf(Object.assign(new Error("x"), { code: 7 }), true)).toBe("unknown");
    expect(failureOf(Object.assign(new Error("x"), { code: "aborted" }), true)).toBe("unknown");
  });

  it.each([said("data-loss"), said("already-exists"), new Error("x"), "x", null, undefined])(
    "is unknown otherwise: %s",
    (error) => expect(failureOf(error, true)).toBe("unknown"),
  );
});

describe("a limit that is reached", () => {
  const details = (againInMinutes: unknown) =>
    Object.assign(new Error("x"), { details: { againInMinutes } });

  it("says when to come again", () => {
    expect(retryDetailsOf(details(1))).toEqual({ againInMinutes: 1 });
    expect(retryDetailsOf(details(60))).toEqual({ againInMinutes: 60 });
  });

  it.each([
    ...[0, -5, 61, 2.5, Number.NaN, "soon", null, undefined].map(details),
    Object.assign(new Error("x"), { details: {} }),
    Object.assign(new Error("x"), { details: null }),
    Object.assign(new Error("x"), { details: "5" }),
    new Error("x"),
    { details: { againInMinutes: 5 } },
    null,
  ])("ignores invalid details: %j", (error) => expect(retryDetailsOf(error)).toEqual({}));
});

describe("a program that cannot be had so", () => {
  const refusing = (details: unknown) => Object.assign(new Error("x"), { details });

  it("says why", () => {
    expect(refusalDetailsOf(refusing({ refused: "full" }))).toEqual({ refused: "full" });
  });

  it.each([{ refused: "toString" }, { refused: 7 }, {}, null, "full"])(
    "ignores invalid details: %j",
    (details) => expect(refusalDetailsOf(refusing(details))).toEqual({}),
  );
});
