import { describe, expect, it } from "vitest";
import { contractName } from "../../../content-service/kinds/fields.ts";
import { JOURNEY } from "../../../content-service/kinds/journey.ts";
import { allFields } from "../../../content-service/kinds/kinds.ts";
import { assembleDocuments } from "../../../src/documents/load/assemble.ts";
import { type Selection, selectFields } from "../../../src/documents/load/service/selection.ts";
import { fieldProse } from "../../../src/documents/prose.ts";
import type { RawDocument } from "../../../src/documents/raw.ts";
import { addAllMessages } from "../../../src/i18n/allMessages.ts";
import { translator } from "../../../src/i18n/messages.ts";
import { DOCUMENT_TYPES } from "../../../src/i18n/routes.ts";
import { withPictures } from "../../../src/images/pictures.ts";
import { toRemotePicture } from "../../../src/images/remotePicture.ts";
import { toEntries } from "../../../src/search/entries.ts";
import { place } from "./siteDocuments.ts";

addAllMessages();

/** The names of the fields as their texts; a list as one entry with all its fields. */
const filled = (fields: Selection): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, inner]) => [
      name,
      inner ? [filled(inner)] : `about ${name}`,
    ]),
  );

/** The names in the contract of all fields with prose. */
const proseFields = (type: (typeof DOCUMENT_TYPES)[number]): string[] =>
  Object.entries(allFields(type)).flatMap(([key, field]) => {
    if (field.type === "texts") return [field.entry];
    if (field.type === "records")
      return Object.values(field.entry).flatMap(({ type: own, name = "" }) =>
        own === "text" ? [name] : [],
      );
    const name = contractName(key, field);
    return field.type === "text" && key !== "summary" ? [name] : [];
  });

describe.each(DOCUMENT_TYPES)("a %s", (type) => {
  it("is found by every text of its fields", () => {
    const raw = {
      _meta: { id: "1", lang: "hr", uid: "herons" },
      ...filled(selectFields(allFields(type))),
      // A stop is of a day.
      ...(type === "journey" && {
        stops: [
          {
            ...filled(selectFields(JOURNEY.details.stops.entry)),
            stop_day: 1,
          },
        ],
      }),
      ...(type === "destination" && {
        costs: [
          {
            cost_kind: "boat",
            cost_name: "about cost_name",
            cost_from: 8,
            cost_currency: "EUR",
          },
        ],
      }),
      // Entries without a sum are left out.
      prices: [{ price_for: "about price_for", price_amount: 48 }],
    } satisfies RawDocument;
    const [document] = assembleDocuments([{ type, language: "hr", documents: [raw] }], () => {});
    if (!document) throw new Error("no document");
    const [entry] = toEntries([withPictures(document, toRemotePicture)], [], translator("hr"));
    for (const field of proseFields(type)) expect(entry?.text).toContain(`about ${field}`);
  });
});

it("joins what is listed, and leaves sentences as they are", () => {
  const facts = ["Im Kleinbus", "Der Bus fährt um acht.", "Zu Fuß"].map((text) => ({
    kind: null,
    text,
    link: null,
  }));
  const document = place("ilok", "de");
  const { after } = fieldProse({ ...document, details: { ...document.details, facts } });
  expect(after).toEqual(["Im Kleinbus; Der Bus fährt um acht. Zu Fuß."]);
});
