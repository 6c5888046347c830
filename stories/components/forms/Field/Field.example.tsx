import { Button, Field, Stack } from "@vidikovac/react";
import { useState } from "react";

export function Example() {
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [hasTried, setHasTried] = useState(false);
  const isWrong = hasTried && !/^\S+@\S+$/.test(email);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setHasTried(true);
      }}
    >
      <Stack>
        <Field
          id="name"
          name="name"
          label="Your name"
          optionalMark="optional"
          autoComplete="name"
          value={name}
          onChange={setName}
        />
        <Field
          id="email"
          name="email"
          type="email"
          label="E-mail"
          description="Only for our answer to this enquiry."
          error={isWrong ? "Enter an address such as name@example.com." : undefined}
          autoComplete="email"
          value={email}
          onChange={setEmail}
        />
        <Button type="submit">Send the enquiry</Button>
      </Stack>
    </form>
  );
}
