import type { LanguageSearch } from "../language.ts";

export const search: LanguageSearch = {
  endings: [
    [/(?<=.{2})ies$/, "y"],
    [/(?<=.(?:ch|sh|ss)|.{2}[xz])es$/, ""],
    [/(?<=.{2}[^suix])s$/, ""],
    [/(?<=^.*[aeiouy].*)(?<=.{3})(?:ing|ed)$/, ""],
    [/(?<=.{3})e$/, ""],
    // "swimming" => "swim"
    [/(?<=.{2}([bdgmnprt]))\1$/, ""],
  ],
  common: "a an and are as at by for from in into is it of on or that the this to was with",
  letters: "",
  typedAs: [],
};
