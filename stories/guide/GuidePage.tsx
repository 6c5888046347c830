import {
  Controls,
  DocsPage,
  Heading,
  Markdown,
  Primary,
  Source,
  Stories,
  Subheading,
  Title,
  Unstyled,
  useOf,
} from "@storybook/addon-docs/blocks";
import { Table } from "../foundations/Table.tsx";
import * as styles from "./guide.css.ts";
import type { Guide } from "./guide.ts";
import { Words } from "./Words.tsx";

interface Parameters {
  guide?: Guide;
  /** The source of the example. */
  example?: string;
}

interface Props {
  guide: Guide;
}

/** The documentation page of a component: the same headings in the same order on every page. */
export function GuidePage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const { guide, example }: Parameters = preparedMeta.parameters;
  if (!guide) return <DocsPage />;
  return (
    <>
      <Title />
      <Summary guide={guide} />
      <Primary />
      <Use guide={guide} />
      <Heading>Properties</Heading>
      <Controls />
      <Manner guide={guide} />
      <Heading>Code</Heading>
      <Source code={example ?? ""} language="tsx" />
      <Stories includePrimary={false} title="Stories" />
      <Heading>Changes</Heading>
      <Pairs
        head={["Version", "Change"]}
        pairs={[
          ...guide.changes.map(({ version, what }): Pair => [version, what]),
          [guide.since, "First version."],
        ]}
      />
    </>
  );
}

const Summary = ({ guide: { purpose, origin, since } }: Props) => (
  <>
    <Markdown>{purpose}</Markdown>
    <Markdown>
      {`Since ${since}. ${origin.from === "native" ? "Native HTML" : `By ${origin.from}`}: ${origin.why}`}
    </Markdown>
  </>
);

const Use = ({ guide: { use, dontUse, anatomy } }: Props) => (
  <>
    <Heading>Use</Heading>
    <List items={use} />
    <Heading>Don’t use</Heading>
    <Pairs
      head={["When", "Instead"]}
      pairs={dontUse.map(({ when, instead }): Pair => [when, instead])}
    />
    {anatomy && (
      <>
        <Heading>Anatomy</Heading>
        <Pairs
          head={["Part", "What it is"]}
          pairs={anatomy.map(({ part, what }): Pair => [part, what])}
        />
      </>
    )}
  </>
);

const Manner = ({ guide: { states, words, accessibility } }: Props) => (
  <>
    <Heading>States</Heading>
    <Pairs
      head={["State", "What is seen"]}
      pairs={states.map(({ state, what }): Pair => [state, what])}
    />
    {words && (
      <>
        <Heading>Words</Heading>
        <List items={[words.length, words.capitals]} />
        <Pairs
          head={["English", "German"]}
          pairs={words.examples.en.map(
            (text, index): Pair => [text, words.examples.de[index] ?? ""],
          )}
        />
      </>
    )}
    <Heading>Accessibility</Heading>
    {accessibility.keys && (
      <Pairs
        head={["Key", "What it does"]}
        pairs={accessibility.keys.map(({ key, does }): Pair => [key, does])}
      />
    )}
    <Subheading>Announced</Subheading>
    <Markdown>{accessibility.announced}</Markdown>
    <Subheading>What you supply</Subheading>
    <List items={accessibility.supply} />
  </>
);

const List = ({ items }: { items: readonly string[] }) => (
  <Markdown>{items.map((item) => `- ${item}`).join("\n")}</Markdown>
);

type Pair = [first: string, second: string];

const Pairs = ({ head, pairs }: { head: Pair; pairs: Pair[] }) => (
  <Unstyled>
    <div className={styles.pairs}>
      <Table
        label={head.join(", ")}
        head={head}
        rows={pairs.map((cells, row) => ({
          key: String(row),
          cells: cells.map((text, column) => <Words key={column} text={text} />),
        }))}
      />
    </div>
  </Unstyled>
);
