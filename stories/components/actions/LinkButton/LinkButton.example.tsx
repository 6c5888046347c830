import { LinkButton } from "@vidikovac/react";

export function Example() {
  return (
    <>
      <LinkButton href="/en/program/">Browse trips</LinkButton>
      <LinkButton href="/en/destinations/" tone="quiet">
        See destinations
      </LinkButton>
    </>
  );
}
