import { Heading, Stack, Text } from "@vidikovac/react";

export function Example() {
  return (
    <section aria-labelledby="getting-here">
      <Stack>
        <Heading level={2} id="getting-here">
          How to get here
        </Heading>
        <Heading level={3} size="lead">
          By train
        </Heading>
        <Text>To Osijek, Vinkovci or Petrovaradin.</Text>
        <Heading level={3} size="lead">
          By bus
        </Heading>
        <Text>To Osijek or Novi Sad, then by local bus.</Text>
      </Stack>
    </section>
  );
}
