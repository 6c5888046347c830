import { Heading, Stack, Text } from "@vidikovac/react";

export function Example() {
  return (
    <Stack>
      <Heading level={2}>Canoe dawn in the flooded forest</Heading>
      <Text tone="accent" isBold>
        Nature · Croatia
      </Text>
      <Text size="lead" tone="quiet">
        On the water at first light, back at the jetty before noon: half a day in Kopački rit.
      </Text>
      <Text>Two or three people share a canoe, and the guide paddles ahead of the group.</Text>
      <Text size="small" tone="quiet">
        You climb into the canoe from a low jetty.
      </Text>
    </Stack>
  );
}
