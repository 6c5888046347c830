import { createRequire } from "node:module";

// Some three hundred modules: as CommonJS they load in half the time that they take as ES modules
// through the loader for TypeScript files, and every start of the service waits for them.
const yoga: typeof import("graphql-yoga") = createRequire(import.meta.url)("graphql-yoga");

export const { createGraphQLError, createSchema, createYoga } = yoga;
