import { AvailabilityNote } from "@vidikovac/react/travel";

export function Example() {
  return (
    <ul>
      <li>
        Sat, 15 May 2027 <AvailabilityNote>12 places</AvailabilityNote>
      </li>
      <li>
        Sat, 22 May 2027 <AvailabilityNote isScarce>only 2 places left</AvailabilityNote>
      </li>
      <li>
        Sat, 29 May 2027 <AvailabilityNote>full</AvailabilityNote>
      </li>
    </ul>
  );
}
