import { Button, Message, Stack } from "@vidikovac/react";
import { useState } from "react";

export function Example() {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <Stack>
      <Button onClick={() => setHasFailed(true)}>Send the enquiry</Button>
      {hasFailed && (
        <Message
          tone="error"
          heading="The enquiry was not sent"
          headingLevel={3}
          isAnnounced
          action={
            <Button tone="quiet" size="small" onClick={() => setHasFailed(false)}>
              Try again
            </Button>
          }
        >
          The server is not answering at the moment. Try again in a few minutes.
        </Message>
      )}
    </Stack>
  );
}
