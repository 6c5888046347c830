import { Container, Heading, Link, Prose } from "@vidikovac/react";

export function Example() {
  return (
    <Container>
      <Prose>
        <Heading level={2} size="title">
          Getting there without a car
        </Heading>
        <p>
          Take the train to Osijek and the bus to Bilje. From there it is four kilometres on foot or
          by bicycle.
        </p>
        <Heading level={2} size="title">
          What to bring
        </Heading>
        <ul>
          <li>Binoculars</li>
          <li>Something against mosquitoes, in July and August</li>
          <li>
            Cash, if you go on to <Link href="/en/destinations/ilok/">Ilok</Link>
          </li>
        </ul>
      </Prose>
    </Container>
  );
}
