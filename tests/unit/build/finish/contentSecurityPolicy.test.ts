import { describe, expect, it } from "vitest";
import { policyFor } from "../../../../src/build/finish/contentSecurityPolicy.ts";
import { LOCAL_BACKEND } from "../../../../src/config/env.ts";

const HASHES = { scripts: ["'sha256-script='"], styles: ["'sha256-style='"] };

/** "a b c; d e" => { a: "b c", d: "e" } */
const directivesOf = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources.join(" ")];
    }),
  );

const OF_EVERY_SITE = {
  "default-src": "'none'",
  "script-src": "'strict-dynamic' 'sha256-script=' 'self'",
  "style-src": "'self' 'sha256-style='",
  "style-src-attr": "'unsafe-inline'",
  "img-src": "'self' data:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "manifest-src": "'self'",
  "worker-src": "'self'",
  "form-action": "'self'",
  "base-uri": "'none'",
  "frame-ancestors": "'none'",
};

describe("the Content-Security-Policy", () => {
  it("has these directives, and no others, where the site talks to nobody else", () => {
    const policy = policyFor(HASHES, { pictureOrigins: [], live: null, backend: null });
    expect(directivesOf(policy)).toEqual(OF_EVERY_SITE);
    expect(Object.keys(directivesOf(policy))).toHaveLength(policy.split(";").length);
  });

  it("names each host that the operator has set up, and lets in no other", () => {
    const policy = policyFor(HASHES, {
      pictureOrigins: ["https://pictures.example"],
      live: {
        service: { url: "https://content.example/graphql", token: undefined, protocol: "post" },
        pictureHosts: ["images.example"],
      },
      backend: {
        ...LOCAL_BACKEND,
        projectId: "your-region",
        emulatorPort: null,
        appCheckKey: "key",
      },
    });
    expect(directivesOf(policy)).toEqual({
      ...OF_EVERY_SITE,
      "img-src": "'self' data: https://pictures.example https://images.example",
      "connect-src":
        "'self' https://content.example https://us-central1-your-region.cloudfunctions.net https://content-firebaseappcheck.googleapis.com https://www.google.com",
      "frame-src": "https://www.google.com",
    });
  });
});
