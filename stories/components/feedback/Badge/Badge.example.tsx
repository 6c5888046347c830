import { Badge, Stack } from "@vidikovac/react";

export function Example() {
  return (
    <Stack>
      <p>
        15 May 2027 <Badge tone="good">Runs for certain</Badge>
      </p>
      <p>
        22 May 2027 <Badge tone="scarce">2 places left</Badge>
      </p>
      <p>
        29 May 2027 <Badge tone="alarm">Called off</Badge>
      </p>
    </Stack>
  );
}
