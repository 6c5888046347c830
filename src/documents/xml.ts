const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

// XML cannot contain these, not even escaped; the last ones are unpaired surrogates.
const IMPOSSIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** escapeXml("Wine & <song>") => "Wine &amp; &lt;song&gt;" */
export function escapeXml(text: string): string {
  return text.replace(IMPOSSIBLE, "").replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);
}

/** element("title", "Wine & song") => "<title>Wine &amp; song</title>"; nothing for "" */
export function element(name: string, text: string): string {
  return text === "" ? "" : `<${name}>${escapeXml(text)}</${name}>`;
}
