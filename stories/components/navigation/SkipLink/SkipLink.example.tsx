import { Heading, MAIN_ID, SkipLink } from "@vidikovac/react";

export function Example() {
  return (
    <>
      <SkipLink>Skip to content</SkipLink>
      <nav aria-label="Main navigation">
        <a href="/en/program/">Trips</a>
      </nav>
      <main id={MAIN_ID} tabIndex={-1}>
        <Heading level={1}>Where the Danube takes its time</Heading>
      </main>
    </>
  );
}
