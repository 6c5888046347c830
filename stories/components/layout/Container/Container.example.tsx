import { Container, Heading, Stack, Text } from "@vidikovac/react";

export function Example() {
  return (
    <Container>
      <Stack>
        <Heading level={2}>How to find us</Heading>
        <Text>
          The office is in Ilok, on the bank below the walls, ten minutes on foot from the Upper
          Town.
        </Text>
      </Stack>
    </Container>
  );
}
