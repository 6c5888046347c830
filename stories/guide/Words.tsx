import { COMPONENT_PAGES } from "./componentPages.ts";

/** A component's name becomes a link to its page, `code` is set as code. */
export function Words({ text }: { text: string }) {
  const page = COMPONENT_PAGES[text];
  if (page) {
    return (
      <a href={`?path=/docs/${page}`} target="_top">
        {text}
      </a>
    );
  }
  return text.split("`").map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
}
