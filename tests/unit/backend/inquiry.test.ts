import { describe, expect, it } from "vitest";
import {
  EMPTY,
  INQUIRY_FIELDS,
  LENGTHS,
  PEOPLE,
  THE_REGION,
  TOPIC_KINDS,
} from "../../../src/backend/inquiry.ts";

describe("what the form and the function agree on", () => {
  it("is the same for both", () => {
    expect(EMPTY).toEqual({ name: "", email: "", message: "", from: "", to: "", people: "" });
    expect(INQUIRY_FIELDS).toEqual(["name", "email", "message", "from", "to", "people"]);
    expect(TOPIC_KINDS).toEqual(["region", "destination", "program", "blog"]);
    expect(THE_REGION).toEqual({ kind: "region", uid: "", title: "" });
    expect(LENGTHS).toEqual({ name: 100, email: 254, message: 4000, page: 600, title: 400 });
    expect(PEOPLE).toEqual({ least: 1, most: 99 });
  });
});
