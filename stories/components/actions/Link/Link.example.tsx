import { Link } from "@vidikovac/react";

export function Example() {
  return (
    <p>
      The <Link href="/en/program/canoe-dawn/">canoe trip at dawn</Link> starts in{" "}
      <Link href="/en/destinations/kopacki-rit/">Kopački rit</Link>. Questions? Write to{" "}
      <Link href="mailto:upit@podunavlje.example">upit@podunavlje.example</Link>.
    </p>
  );
}
