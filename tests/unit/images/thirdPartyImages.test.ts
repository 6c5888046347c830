import { expect, it } from "vitest";
import { toDocument } from "../../../src/documents/load/transform/document.ts";
import type { DocumentType } from "../../../src/i18n/routes.ts";
import { picturesOf } from "../../../src/images/pictures.ts";
import { dropThirdPartyImages } from "../../../src/images/thirdPartyImages.ts";
import { findNothing } from "../documents/load/transform/notation.ts";

const image = (host: string) => ({ url: `https://${host}/a.jpg`, alt: "A" });

const document = (type: DocumentType, uid: string, fields: object) =>
  toDocument(
    type,
    { _meta: { id: uid, lang: "hr" }, ...fields },
    {
      language: "hr",
      path: `/hr/${type}/${uid}/`,
      uid,
      findPage: findNothing,
      translations: [],
    },
  );

it("takes the usual port for said where the settings name it", () => {
  const documents = [document("blog", "a", { image: image("a.example") })];
  const left = (host: string) =>
    dropThirdPartyImages(documents, [host], () => {}).flatMap(picturesOf).length;
  expect(["a.example", "a.example:443", "a.example:80"].map(left)).toEqual([1, 1, 0]);
});

const HOSTS = ["ours.example", "ours.example:8080"];

function leaveOut(documents: ReturnType<typeof document>[]) {
  const warnings: string[] = [];
  const left = dropThirdPartyImages(documents, HOSTS, (message) => warnings.push(message));
  return { left: left.map((one) => picturesOf(one).map(({ url }) => url)), warnings };
}

it("says nothing, and leaves all pictures, where each is on a host that the settings name", () => {
  const documents = [document("blog", "a", { image: image("OURS.example:443") })];
  expect(leaveOut(documents)).toEqual({
    left: [["https://OURS.example:443/a.jpg"]],
    warnings: [],
  });
});

it("leaves out what is on any other host, and says once where, how many and what to do", () => {
  const content = [
    { type: "image", ...image("stranger.example") },
    { type: "image", ...image("ours.example:8080") },
  ];
  const program_images = ["stranger.example", "ours.example", "ours.example:9999"].map((host) => ({
    image: image(host),
  }));
  const { left, warnings } = leaveOut([
    document("program", "b", { program_images }),
    document("blog", "a", { image: image("stranger.example"), content }),
    document("destination", "c", {}),
  ]);
  expect(left).toEqual([["https://ours.example/a.jpg"], ["https://ours.example:8080/a.jpg"], []]);
  expect(warnings).toEqual([
    "4 pictures of the documents are left out, because CONTENT_IMAGE_HOSTS does not name where they are: stranger.example (3 pictures, first on /hr/blog/a/), ours.example:9999 (1 picture, first on /hr/program/b/). Add the hosts that are yours, as in CONTENT_IMAGE_HOSTS=ours.example,ours.example:8080,stranger.example, and the build brings their pictures home; for all others, put the picture into your content service.",
  ]);
});

it("names no more hosts than one reads", () => {
  const documents = Array.from({ length: 30 }, (_, index) =>
    document("blog", `a-${index}`, { image: image(`h${index}.example`) }),
  );
  const [warning = ""] = leaveOut(documents).warnings;
  expect(warning.match(/first on/g)).toHaveLength(10);
  expect(warning).toContain(", and 20 other hosts. Add");
});

it("leaves out a single one in one's own words", () => {
  const { warnings } = leaveOut([document("blog", "a", { image: image("x.example") })]);
  expect(warnings[0]).toMatch(
    /^1 picture of the documents is left out, .+ x\.example \(1 picture,/,
  );
});
