import { Button, Field, FormErrorSummary, Stack, TextArea } from "@vidikovac/react";
import { useState } from "react";

export function Example() {
  const [email, setEmail] = useState("");
  const [message, setMessage] = useState("");
  const [attempts, setAttempts] = useState(0);
  const hasTried = attempts > 0;
  const emailError =
    hasTried && !/^\S+@\S+$/.test(email) ? "Enter an address such as name@example.com." : undefined;
  const messageError =
    hasTried && message === "" ? "Tell us what you would like to know." : undefined;
  const errors = [
    ...(emailError ? [{ fieldId: "email", message: emailError }] : []),
    ...(messageError ? [{ fieldId: "message", message: messageError }] : []),
  ];
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAttempts(attempts + 1);
      }}
    >
      <Stack>
        {errors.length > 0 && (
          <FormErrorSummary
            key={attempts}
            title={
              errors.length === 1
                ? "Please check one field"
                : `Please check ${errors.length} fields`
            }
            errors={errors}
          />
        )}
        <Field
          id="email"
          name="email"
          type="email"
          label="E-mail"
          error={emailError}
          autoComplete="email"
          value={email}
          onChange={setEmail}
        />
        <TextArea
          id="message"
          name="message"
          label="Message"
          error={messageError}
          value={message}
          onChange={setMessage}
        />
        <Button type="submit">Send the enquiry</Button>
      </Stack>
    </form>
  );
}
