import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
// Not from "react-aria": the build would process all of its thousand modules.
import { I18nProvider } from "react-aria/I18nProvider";
import { useTab, useTabList, useTabPanel } from "react-aria/useTabList";
import { Item } from "react-stately/Item";
import { type TabListState, useTabListState } from "react-stately/useTabListState";
import * as styles from "./Tabs.css.ts";

interface TabItem {
  /** Once in the group: "arrival". */
  id: string;
  /** "Getting here" */
  title: string;
  content: ReactNode;
}

interface Props {
  /** What the tabs are about, for screen readers: "Before the trip". */
  label: string;
  /** At least two: [{ id: "arrival", title: "Getting here", content: <p>…</p> }]. */
  items: readonly TabItem[];
  /** The id of the shown one, if whoever uses it keeps it. Without it the first is shown at first. */
  selected?: string;
  /** Called with the id of the tab that the visitor chose. */
  onSelect?: (id: string) => void;
}

/** Parts of one kind of which one is shown at a time. On paper and without script all are. */
export function Tabs(props: Props) {
  const tabs = useRef<HTMLDivElement>(null);
  const locale = useLocaleOfDirection(tabs);
  return (
    <div ref={tabs} className={styles.tabs}>
      <I18nProvider locale={locale}>
        <TabsInDirection {...props} />
      </I18nProvider>
    </div>
  );
}

/**
 * A language with the direction of the element. react-aria turns the arrow keys by the language of
 * the browser, which need not be that of the page.
 */
function useLocaleOfDirection(element: RefObject<HTMLElement | null>): string {
  const [locale, setLocale] = useState("en");
  useLayoutEffect(() => {
    const isReversed = element.current && getComputedStyle(element.current).direction === "rtl";
    setLocale(isReversed ? "ar" : "en");
  }, [element]);
  return locale;
}

function TabsInDirection({ label, items, selected, onSelect }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const state = useTabListState<TabItem>({
    items,
    children: ({ id, title }) => <Item key={id}>{title}</Item>,
    ...(selected !== undefined && { selectedKey: selected }),
    onSelectionChange: (key) => onSelect?.(String(key)),
  });
  const { tabListProps } = useTabList({ "aria-label": label }, state, list);
  return (
    <>
      <div {...tabListProps} ref={list} className={styles.list}>
        {items.map((item) => (
          <Tab key={item.id} item={item} state={state} />
        ))}
      </div>
      {items.map((item) => (
        <Panel key={item.id} item={item} state={state} />
      ))}
    </>
  );
}

interface PartProps {
  item: TabItem;
  state: TabListState<TabItem>;
}

function Tab({ item: { id, title }, state }: PartProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const { tabProps } = useTab({ key: id }, state, ref);
  return (
    <button {...tabProps} ref={ref} type="button" className={styles.tab}>
      {title}
    </button>
  );
}

function Panel({ item: { id, title, content }, state }: PartProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { tabPanelProps } = useTabPanel({ id }, state, ref);
  return (
    <div {...tabPanelProps} ref={ref} className={styles.panel} hidden={state.selectedKey !== id}>
      <p className={styles.title}>{title}</p>
      {content}
    </div>
  );
}
