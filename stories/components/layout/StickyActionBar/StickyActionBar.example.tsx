import { Container, Heading, LinkButton, Prose, StickyActionBar } from "@vidikovac/react";

export function Example() {
  return (
    <Container>
      <section>
        <Heading level={2}>A morning by canoe</Heading>
        <Prose>
          <p>We paddle into the flooded forest before sunrise and are back at noon.</p>
        </Prose>
        <StickyActionBar text="from 49 € per person">
          <LinkButton href="#enquiry" size="small">
            Ask about dates
          </LinkButton>
        </StickyActionBar>
      </section>
    </Container>
  );
}
