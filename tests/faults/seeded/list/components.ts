import type { Catcher, Fault } from "../fault.ts";

const story = (component: string, title: string, says: RegExp): Catcher => ({
  part: "stories",
  file: `stories/${component}.stories.tsx`,
  title,
  says,
});

const round = "stories";

/** What a component does in a browser. */
export const COMPONENTS: Fault[] = [
  {
    name: "a gallery that does not give back the focus",
    file: "src/components/Gallery/Gallery.tsx",
    find: "exiting: () => opener?.focus(),",
    replace: "exited: () => opener?.blur(),",
    caughtBy: story("components/Gallery", "Closes", /focus/i),
    round,
  },
  {
    name: "pictures of a gallery without their words",
    file: "src/components/Gallery/GalleryBar.tsx",
    find: "[place, title, alt].filter(Boolean)",
    replace: "[place].filter(Boolean)",
    caughtBy: story("components/Gallery", "Default", /toHaveTextContent|text content/i),
    round,
  },
  {
    name: "a picture without an alternative",
    file: "src/components/Picture/Picture.tsx",
    find: "          alt={alt}\n",
    replace: "",
    caughtBy: story("components/Picture", "Main", /alt|role "img"/),
    round,
  },
  {
    name: "a form that forgets what was typed when it fails",
    file: "src/features/Inquiry/useSending.ts",
    find: 'setSending({ phase: "failed", ...outcome, said });',
    replace: 'setSending({ phase: "failed", failure: "too-many" });',
    caughtBy: story("features/Inquiry", "Not Sent", /toHaveTextContent|text content/i),
    round,
  },
  {
    name: "a button that sends twice",
    file: "src/components/Button/Button.tsx",
    find: "if (isPending) event.preventDefault();\n    else onClick",
    replace: "onClick",
    caughtBy: story("components/Button", "Pending In Form", /Unable to find|"1"/),
    round,
  },
  {
    name: "a field whose fault nobody hears",
    file: "src/components/Field/FieldFrame.tsx",
    find: "-error`].filter(Boolean)",
    replace: "-fault`].filter(Boolean)",
    caughtBy: story("components/Field", "With Error", /accessible description/i),
    round,
  },
  {
    name: "new cards that do not get the focus",
    file: "src/features/DocumentList/useFocusOnNew.ts",
    find: 'list.current?.querySelector<HTMLElement>("article a")?.focus({ preventScroll: true });',
    replace: "",
    caughtBy: story("features/BlogList", "Newer", /focus/i),
    round,
  },
];
