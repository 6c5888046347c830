import { Button, Stack, TextArea } from "@vidikovac/react";
import { useState } from "react";

export function Example() {
  const [message, setMessage] = useState("");
  const [hasTried, setHasTried] = useState(false);
  const isMissing = hasTried && message.trim() === "";
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setHasTried(true);
      }}
    >
      <Stack>
        <TextArea
          id="message"
          name="message"
          label="Message"
          description="When you are coming, how many of you there are and what you like."
          error={isMissing ? "Tell us what you would like to know." : undefined}
          value={message}
          onChange={setMessage}
        />
        <Button type="submit">Send the enquiry</Button>
      </Stack>
    </form>
  );
}
