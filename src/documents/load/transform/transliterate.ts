/** Writes prose in the letters of a language: "Osijek" => "Осијек". Codes, addresses and choices never pass through. */
export type Transliterate = (text: string) => string;

export const asWritten: Transliterate = (text) => text;

/** The label of words that stay in Latin letters: [Sirmium]{.latin} */
export const LATIN_LABEL = "latin";
