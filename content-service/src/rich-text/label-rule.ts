import type MarkdownIt from "markdown-it";

/**
 * A rule of markdown-it for `[text]{.name}`, a span with a name.
 * It must come before the rule for links, which starts with the same bracket.
 */
export function addLabelRule(markdown: MarkdownIt): void {
  markdown.inline.ruler.before("link", "label", (state, silent) => {
    if (state.src.charCodeAt(state.pos) !== 0x5b || !state.src.includes("]{.", state.pos)) {
      return false;
    }
    const start = state.pos + 1;
    const end = state.md.helpers.parseLinkLabel(state, state.pos, false);
    if (end < 0 || !state.src.startsWith("{.", end + 1)) return false;
    const name = /^\{\.([A-Za-z][\w-]*)\}/.exec(state.src.slice(end + 1));
    if (name === null) return false;
    const after = end + 1 + name[0].length;
    if (!silent) {
      const max = state.posMax;
      state.push("label_open", "span", 1).attrSet("class", name[1] ?? "");
      state.pos = start;
      state.posMax = end;
      state.md.inline.tokenize(state);
      state.push("label_close", "span", -1);
      state.posMax = max;
    }
    state.pos = after;
    return true;
  });
}
