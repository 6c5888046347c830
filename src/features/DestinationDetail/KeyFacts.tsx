import { FactBox } from "../../components/FactBox/FactBox.tsx";
import { InfoBlocks } from "../../components/InfoBlocks/InfoBlocks.tsx";
import { Link } from "../../components/Link/Link.tsx";
import type { Destination } from "../../documents/kinds/destination.ts";
import type { ViewModelOf } from "../../documents/viewModels/viewModel.ts";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import * as styles from "./KeyFacts.css.ts";

type Row = ViewModelOf<Destination>["rows"][number];

const linked = ({ text, source }: Pick<Row, "text" | "source">) => (
  <>
    {source?.name === "" ? <Link href={source.href}>{text}</Link> : text}{" "}
    {source?.name && <Link href={source.href}>{source.name}</Link>}
  </>
);

/** What one asks first: how to come, how long to stay, in which months, across which border. */
export function FirstFacts({ viewModel }: { viewModel: ViewModelOf<Destination> }) {
  const blocks = viewModel.first.map(({ name, value, note, source }) => ({
    name,
    value,
    note: note || source ? linked({ text: note, source }) : undefined,
  }));
  return <InfoBlocks blocks={blocks} values="clause" />;
}

/** What it costs there. */
export function Costs({ costs }: Pick<ViewModelOf<Destination>, "costs">) {
  if (costs === null) return null;
  return (
    <FactBox
      title={costs.title}
      rows={costs.rows.map((row) => ({ name: row.name, value: linked(row) }))}
      note={costs.note}
    />
  );
}

/** Practical facts about a destination, such as how to get there, with links to their sources. */
export function KeyFacts({ viewModel }: { viewModel: ViewModelOf<Destination> }) {
  const t = useTranslate();
  const { rows, near, nearName, checked } = viewModel;
  if (rows.length + near.length === 0 && checked === "") return null;
  const places = (
    <span className={styles.places}>
      {near.map(({ title, path, distance }) => (
        <span key={path}>
          <Link href={path}>{title}</Link> {distance}
        </span>
      ))}
    </span>
  );
  return (
    <FactBox
      title={t("program.in-short")}
      rows={[
        ...rows.map((row) => ({ name: row.name, value: linked(row) })),
        ...(near.length > 0 ? [{ name: nearName, value: places }] : []),
      ]}
      note={checked}
    />
  );
}
