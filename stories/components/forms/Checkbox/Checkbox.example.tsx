import { Button, Checkbox, Stack } from "@vidikovac/react";
import { useState } from "react";

export function Example() {
  const [hasAccepted, setHasAccepted] = useState(false);
  const [hasTried, setHasTried] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setHasTried(true);
      }}
    >
      <Stack>
        <Checkbox
          id="terms"
          name="terms"
          label="I have read the terms of travel."
          isRequired
          isChecked={hasAccepted}
          onChange={setHasAccepted}
          error={hasTried && !hasAccepted ? "Tick the box to book the trip." : undefined}
        />
        <Button type="submit">Book the trip</Button>
      </Stack>
    </form>
  );
}
