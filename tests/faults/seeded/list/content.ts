import type { Catcher, Fault } from "../fault.ts";

const unit = (file: string, title: string, says: RegExp): Catcher => ({
  part: "unit",
  file: `tests/unit/${file}`,
  title,
  says,
});

/** What is fetched, found, and told to machines. */
export const CONTENT: Fault[] = [
  {
    name: "a retry that does not wait",
    file: "src/content/service/withRetries.ts",
    find: "await sleep(pause);",
    replace: "void pause;",
    caughtBy: unit(
      "content/service/withRetries.test.ts",
      "does not stop the build: %s, once",
      /expected \[\] to deeply equal \[ 1000 \]/,
    ),
  },
  {
    name: "a uid that is not checked",
    file: "src/content/uid.ts",
    find: "hasSafeLetters(uid) && bytesOf(uid)",
    replace: "bytesOf(uid)",
    caughtBy: unit("content/uid.test.ts", "cannot be %j", /to deeply equal/),
  },
  {
    name: "an address that runs script",
    file: "src/content/transform/address.ts",
    find: "|mailto:|tel:)",
    replace: "|mailto:|tel:|javascript:)",
    caughtBy: unit(
      "content/transform/address.test.ts",
      "an address that could harm a visitor, or leads nowhere, becomes no link",
      /javascript/,
    ),
  },
  {
    name: "a link to a document that is not there",
    file: "src/content/transform/link.ts",
    find: "path === null ? null :",
    replace: "path === undefined ? null :",
    caughtBy: unit("content/transform/link.test.ts", "is nothing when the document %s", /null/),
  },
  {
    name: "a search that does not fold letters",
    file: "src/i18n/languages/hr/search.ts",
    find: 'typedAs: [[/dj/g, "d"]]',
    replace: "typedAs: []",
    caughtBy: unit(
      "content/search/words.test.ts",
      "are compared without marks and without the way they are typed",
      /expected \d to be 1/,
    ),
  },
  {
    name: "a list that takes several of what is single",
    file: "src/features/DocumentList/choice.ts",
    find: "isSingle ? chosen.slice(0, 1) : chosen",
    replace: "chosen",
    caughtBy: unit("content/facets.test.ts", "%s is %j among stories", /expected/),
  },
  {
    name: "a site map without the documents",
    file: "src/gatsby/discovery/siteMap.ts",
    find: "    ...documents\n      .map(",
    replace: "    ...documents\n      .slice(0, 0)\n      .map(",
    caughtBy: unit(
      "gatsby/discovery/siteMap.test.ts",
      "are the fixed ones of each language and all documents, each once",
      /length/,
    ),
  },
  {
    name: "a feed with relative addresses",
    file: "src/gatsby/discovery/feed.ts",
    find: "const address = addressOf(path);",
    replace: "const address = addressOf(path) && path;",
    caughtBy: unit(
      "gatsby/discovery/feed.test.ts",
      "tells of each story, escaped",
      /to contain|to include/,
    ),
  },
  {
    name: "structured data without a name",
    file: "src/content/kinds/destination.ts",
    find: '"@type": "TouristDestination",\n    name: document.title,',
    replace: '"@type": "TouristDestination",',
    caughtBy: unit(
      "content/structuredData.test.ts",
      "tells of a destination",
      /to match object|Title of ilok/,
    ),
  },
  {
    name: "a text that ends the script it stands in",
    file: "src/content/structuredData.ts",
    find: '.replaceAll("<", "\\\\u003c")',
    replace: "",
    caughtBy: unit(
      "content/structuredData.test.ts",
      "lets no text end the script that it stands in",
      /<|script/,
    ),
  },
  {
    name: "a description cut in the middle of a word",
    file: "src/content/seo.ts",
    find: "whole || characters",
    replace: "whole && characters",
    caughtBy: unit("content/seo.test.ts", "is %s", /expected/),
  },
  {
    name: "a choice of language that is forgotten",
    file: "src/i18n/redirectFor.ts",
    find: "if (stored !== null && ",
    replace: "if (stored === null && ",
    caughtBy: unit(
      "i18n/redirectFor.test.ts",
      "is what the visitor chose, whatever the browser says",
      /expected/,
    ),
  },
  {
    name: "a redirect that drops the query",
    file: "src/i18n/redirectFor.ts",
    find: "to: prefix + localized + visit.search + visit.hash",
    replace: "to: prefix + localized + visit.hash",
    caughtBy: unit("i18n/redirectFor.test.ts", "%s goes to %s", /\?/),
  },
];
