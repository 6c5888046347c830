import { Fragment, type ReactNode } from "react";
import { Container } from "../../components/Container/Container.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import { Spans } from "../../components/RichText/Spans.tsx";
import type { Written, WrittenBlock } from "../../content/types.ts";
import { PageBreadcrumb } from "../PageBreadcrumb/PageBreadcrumb.tsx";

/** A fixed page of words, as it is written in locales/: title, lead and what follows. */
export function WrittenPage({ page: { path, title, lead, content } }: { page: Written }) {
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        breadcrumb={<PageBreadcrumb title={title} href={path} />}
      />
      <Container>
        <Prose>
          {content.map((block, index) => (
            <Fragment key={index}>{draw(block)}</Fragment>
          ))}
        </Prose>
      </Container>
    </>
  );
}

function draw(block: WrittenBlock): ReactNode {
  if (block.kind === "list") {
    const List = block.ordered ? "ol" : "ul";
    return (
      <List>
        {block.items.map((item, index) => (
          <li key={index}>
            <Spans parts={item} />
          </li>
        ))}
      </List>
    );
  }
  const words = <Spans parts={block.children} />;
  if (block.kind === "paragraph") return <p>{words}</p>;
  return block.level === 3 ? (
    <Heading level={3} size="minor">
      {words}
    </Heading>
  ) : (
    <Heading level={2} size="title">
      {words}
    </Heading>
  );
}
