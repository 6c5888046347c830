import { Heading, LinkButton, Stack, Text } from "@vidikovac/react";

export function Example() {
  return (
    <Stack>
      <Heading level={3}>Not sure what to choose?</Heading>
      <Text>
        Tell us when you are coming, how many of you there are and what you like. We answer within
        one working day.
      </Text>
      <LinkButton href="/en/contact/">Write to us</LinkButton>
    </Stack>
  );
}
