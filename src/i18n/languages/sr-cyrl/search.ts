/** Its words are compared in Latin letters, as Serbian ones are. */
export { search } from "../sr/search.ts";
