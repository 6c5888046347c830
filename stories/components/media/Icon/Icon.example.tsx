import { Icon, Link, LinkButton, Stack } from "@vidikovac/react";

export function Example() {
  return (
    <Stack>
      <p>
        <Icon name="mail" /> <Link href="mailto:office@example.com">office@example.com</Link>
      </p>
      <p>
        <Icon name="clock" /> Monday to Friday, 9:00–17:00
      </p>
      <p>
        <Icon name="check" label="Included:" /> canoe, paddle and a life jacket in your size
      </p>
      <p>
        <LinkButton href="/en/program/">
          Browse trips <Icon name="arrow-end" />
        </LinkButton>
      </p>
    </Stack>
  );
}
