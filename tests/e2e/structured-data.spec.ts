import { readFileSync } from "node:fs";
import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import { languageOfPath } from "../../src/i18n/paths.ts";
import { expect, test } from "./site.ts";

// Structured data, checked with a third-party validator: the vocabulary of schema.org, and what
// search engines require of breadcrumbs, offers and organisations.

const TYPES = "node_modules/schema-dts/dist/schema.d.ts";
const INTERFACE = /^(?:export )?interface (\w+?)(?:Base|Leaf) extends ([^{]+) \{([\s\S]*?)^\}/gm;

/** The schema.org vocabulary, reconstructed from the types that are generated from it. */
function vocabulary(): { "@graph": object[] } {
  const named = (name: string) => ({ "@id": `schema:${name}` });
  const domains = new Map<string, string[]>();
  const parents = new Map<string, string[]>();
  for (const [, name = "", above = "", body = ""] of readFileSync(TYPES, "utf8").matchAll(
    INTERFACE,
  )) {
    const others = [...above.matchAll(/\b(\w+)Base\b/g)].map(([, other = ""]) => other);
    parents.set(name, [...(parents.get(name) ?? []), ...others.filter((one) => one !== name)]);
    for (const [, property = ""] of body.matchAll(/^ {4}"(\w+)"\??:/gm)) {
      domains.set(property, [...(domains.get(property) ?? []), name]);
    }
  }
  return {
    "@graph": [
      ...[...parents].map(([name, above]) => ({
        ...named(name),
        "@type": "rdfs:Class",
        "rdfs:subClassOf": above.filter((one) => parents.has(one)).map(named),
      })),
      ...[...domains].map(([property, names]) => ({
        ...named(property),
        "@type": "rdf:Property",
        "schema:domainIncludes": names.map(named),
      })),
    ],
  };
}

const extractor = new WebAutoExtractor({ addLocation: true });
const validator = new Validator(vocabulary());

async function faultsIn(html: string): Promise<string[]> {
  const found = await validator.validate(extractor.parse(html));
  return found.map(({ severity, issueMessage }) => `${severity}: ${issueMessage}`);
}

test("has structured data that a validator accepts", { tag: "@wide" }, async ({
  request,
  language,
}) => {
  const siteMap = await (await request.get("/sitemap.xml")).text();
  const addresses = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => address,
  );
  const paths = addresses
    .map((address) => new URL(address).pathname)
    .filter((path) => languageOfPath(path) === language);
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    expect(await faultsIn(html), path).toEqual([]);
  }
});

test("would hear of a word that schema.org does not have, and of an offer without a price", {
  tag: "@wide",
}, async () => {
  const page = (data: object): string =>
    `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...data })}</script>`;
  const trip = { "@type": "TouristTrip", name: "Canoe dawn" };
  expect(await faultsIn(page(trip))).toEqual([]);
  expect(await faultsIn(page({ ...trip, itinarary: "x" }))).toHaveLength(1);
  expect(await faultsIn(page({ ...trip, "@type": "Turisttrip" }))).not.toEqual([]);
  const crumbs = {
    "@type": "BreadcrumbList",
    itemListElement: [{ "@type": "ListItem", name: "x" }],
  };
  expect(await faultsIn(page(crumbs))).not.toEqual([]);
});
