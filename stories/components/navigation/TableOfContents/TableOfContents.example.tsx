import { Heading, Stack, TableOfContents } from "@vidikovac/react";

export function Example() {
  return (
    <Stack>
      <TableOfContents
        label="On this page"
        parts={[
          { id: "booking", name: "Booking" },
          { id: "payment", name: "Payment" },
        ]}
      />
      <Heading level={2} id="booking">
        Booking
      </Heading>
      <p>A trip is booked once we have confirmed it in writing.</p>
      <Heading level={2} id="payment">
        Payment
      </Heading>
      <p>A deposit within a week, the rest two weeks before the trip.</p>
    </Stack>
  );
}
