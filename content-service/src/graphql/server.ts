import type { RequestListener } from "node:http";
import type { Context } from "./fields.ts";
import { resolvers } from "./resolvers.ts";
import { printSchema } from "./schema.ts";
import { createSchema, createYoga } from "./yoga.ts";

const EXAMPLE = `# The newest articles in English. Ctrl-Enter asks.
query Blogs {
  allBlogs(lang: "en-eu", first: 5) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges {
      node {
        _meta { uid firstPublicationDate alternateLanguages { uid lang } }
        title
        summary
        image
      }
    }
  }
}
`;

interface Options {
  needsToken: boolean;
  context(): Context;
}

export function createGraphqlServer({ needsToken, context }: Options): RequestListener {
  // The page shows where to enter the token; it never contains it.
  const headers = needsToken ? JSON.stringify({ Authorization: "Token …" }, null, 2) : undefined;
  const yoga = createYoga({
    schema: createSchema<Context>({ typeDefs: printSchema(), resolvers }),
    context,
    // Access is checked before a request comes here.
    cors: false,
    landingPage: false,
    logging: false,
    multipart: false,
    maxRequestBodySize: 1_000_000,
    graphiql: { title: "Content service", defaultQuery: EXAMPLE, ...(headers && { headers }) },
    // The page is nine megabytes of script: loaded on the first request.
    renderGraphiQL: async (options) =>
      (await import("@graphql-yoga/render-graphiql")).renderGraphiQL(options),
  });
  return yoga;
}
