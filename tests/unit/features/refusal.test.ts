import { beforeAll, describe, expect, it } from "vitest";
import { programViewModel } from "../../../src/documents/viewModels/programViewModel.ts";
import { explainFault } from "../../../src/features/Inquiry/explainFault.ts";
import { refusalIn } from "../../../src/features/Inquiry/refusal.ts";
import { addAllMessages } from "../../../src/i18n/allMessages.ts";
import { LANGUAGES } from "../../../src/i18n/languages.ts";
import { translator } from "../../../src/i18n/messages.ts";
import { EMPTY_INQUIRY } from "../../../src/inquiries/inquiryFields.ts";
import { REFUSALS, type Refusal } from "../../../src/inquiries/offers.ts";
import { NO_TRIP_DETAILS, trip } from "../documents/siteDocuments.ts";

beforeAll(addAllMessages);

const said = { ...EMPTY_INQUIRY, from: "2027-05-15", people: "12" };

describe("what the function refuses", () => {
  it("belongs to the field that has to be changed, as long as it is what was sent", () => {
    const failed = (refused?: Refusal) =>
      refusalIn({ phase: "failed", failure: "invalid-argument", said, refused });
    expect(failed("full")).toEqual({ refused: "full", field: "from", value: "2027-05-15" });
    expect(failed("too-many")).toMatchObject({ field: "people" });
    expect(failed("not-offered")).toMatchObject({ field: null });
    expect(failed()).toBeUndefined();
    expect(refusalIn({ phase: "sending" })).toBeUndefined();
  });

  it.each(LANGUAGES)("has a sentence of its own each time, in %s", (language) => {
    const t = translator(language);
    const details = { ...NO_TRIP_DETAILS, groupLargest: 12 };
    const { refusals } = programViewModel(trip("one", language, { details }), t);
    const told = REFUSALS.map((refused) =>
      explainFault({ field: "from", fault: refused, dates: "two" }, t, refusals),
    );
    expect(new Set(told).size).toBe(REFUSALS.length);
    expect(told.join()).not.toMatch(/offer\.|\{\{|undefined/);
    expect(told[REFUSALS.indexOf("too-many")]).toContain("12");
    const past = { field: "from", fault: "past" } as const;
    expect(explainFault({ ...past, dates: "two" }, t, refusals)).toBe(t("form.date.from.past"));
    expect(explainFault({ ...past, dates: "one" }, t, refusals)).toBe(t("form.date.only.past"));
  });
});
