import { Heading, SideIndex } from "@vidikovac/react";

export function Example() {
  return (
    <div>
      <SideIndex
        label="Contents"
        parts={[
          { id: "booking", name: "Booking" },
          { id: "payment", name: "Payment" },
          { id: "cancelling", name: "If you cancel" },
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
      <Heading level={2} id="cancelling">
        If you cancel
      </Heading>
      <p>Up to thirty days before the trip you pay nothing.</p>
    </div>
  );
}
