import { createRequire } from "node:module";

// Loaded as CommonJS: its three hundred modules take twice as long as ES modules through the loader for TypeScript,
// at every start of the service.
const yoga: typeof import("graphql-yoga") = createRequire(import.meta.url)("graphql-yoga");

export const { createGraphQLError, createSchema, createYoga } = yoga;
