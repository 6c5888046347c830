import { Grid, GridItem, Heading, Stack, Text } from "@vidikovac/react";

export function Example() {
  return (
    <Grid>
      <GridItem span={{ 768: 6, 1280: 6 }}>
        <Stack>
          <Heading level={2}>How to get here</Heading>
          <Text>
            By train to Osijek, Vinkovci or Petrovaradin, or by bus to Osijek or Novi Sad.
          </Text>
        </Stack>
      </GridItem>
      <GridItem span={{ 768: 6, 1280: 3 }}>
        <Stack>
          <Heading level={3}>Opening hours</Heading>
          <Text>Monday to Friday, 9:00–17:00</Text>
        </Stack>
      </GridItem>
      <GridItem span={{ 768: 12, 1280: 3 }}>
        <Stack>
          <Heading level={3}>Border</Heading>
          <Text>You need a passport or, from the EU, an identity card.</Text>
        </Stack>
      </GridItem>
    </Grid>
  );
}
