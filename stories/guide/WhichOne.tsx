import { Table } from "../foundations/Table.tsx";
import { COMPONENT_PAGES } from "./componentPages.ts";
import * as styles from "./guide.css.ts";
import type { Guide } from "./guide.ts";
import { Words } from "./Words.tsx";
import { WISHES } from "./wishes.ts";

const guides = import.meta.glob<Guide>("../components/*/*/*.guide.ts", {
  eager: true,
  import: "guide",
});

/** Approved pictures of stories: "components-actions-button--default.png" */
const pictures = import.meta.glob<string>("../../tests/visual/approved/components-*--*.png", {
  eager: true,
  query: "?url",
  import: "default",
});

/** As in the sidebar. */
const GROUPS = [
  "actions",
  "forms",
  "navigation",
  "feedback",
  "layout",
  "text",
  "media",
  "travel",
] as const;

interface Entry {
  name: string;
  group: string;
  purpose: string;
  /** Address of its picture, where one is approved. */
  picture?: string;
}

/** The picture of the default story of a component, or of the first that has one. */
function pictureOf(group: string, name: string): string | undefined {
  const start = `components-${group}-${name.toLowerCase()}--`;
  const own = Object.keys(pictures).filter((path) => path.includes(`/${start}`));
  const chosen = own.find((path) => path.endsWith("--default.png")) ?? own.sort()[0];
  return chosen && pictures[chosen];
}

const ENTRIES: Entry[] = Object.entries(guides).map(([file, { purpose }]) => {
  const [group = "", name = ""] = file.split("/").slice(2);
  return { name, group, purpose, picture: pictureOf(group, name) };
});

/** What one wishes for, and what to take. */
export const Wishes = () => (
  <div className={styles.pairs}>
    <Table
      label="Which component for which wish"
      head={["I want …", "Take", "Unless"]}
      rows={WISHES.map(({ wish, take, unless }) => ({
        key: wish,
        cells: [
          wish,
          <Words key="take" text={take} />,
          unless.map(({ when, instead }) => (
            <p key={when}>
              {when}: <Words text={instead} />
            </p>
          )),
        ],
      }))}
    />
  </div>
);

/** All components with a picture, in the groups of the sidebar. */
export const ComponentIndex = () =>
  GROUPS.map((group) => (
    <section key={group} className={styles.group}>
      <h3 className={styles.groupName}>{group}</h3>
      <ul className={styles.index}>
        {ENTRIES.filter((entry) => entry.group === group).map((entry) => (
          <li key={entry.name}>
            <Entry {...entry} />
          </li>
        ))}
      </ul>
    </section>
  ));

const Entry = ({ name, purpose, picture }: Entry) => (
  <a href={`?path=/docs/${COMPONENT_PAGES[name]}`} target="_top" className={styles.entry}>
    <span className={styles.thumbnail}>
      {picture && <img src={picture} alt="" loading="lazy" className={styles.picture} />}
    </span>
    <span className={styles.entryName}>{name}</span>
    <span className={styles.purpose}>{purpose.replaceAll("`", "")}</span>
  </a>
);
