import { Button, Icon } from "@vidikovac/react";
import { useState } from "react";

export function Example() {
  const [isPending, setIsPending] = useState(false);
  return (
    <>
      <Button isPending={isPending} pendingLabel="Sending…" onClick={() => setIsPending(true)}>
        Send enquiry
      </Button>
      <Button tone="quiet" size="small">
        Show more <Icon name="arrow-end" />
      </Button>
    </>
  );
}
