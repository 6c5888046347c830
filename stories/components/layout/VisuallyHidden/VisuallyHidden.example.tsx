import { Button, Link, Stack, VisuallyHidden } from "@vidikovac/react";
import { useState } from "react";

const DAYS = ["15 May 2027", "22 May 2027", "29 May 2027"];

export function Example() {
  const [shown, setShown] = useState(2);
  const [status, setStatus] = useState("");
  const showAll = () => {
    setShown(DAYS.length);
    setStatus(`${DAYS.length} dates`);
  };
  return (
    <Stack>
      <ul>
        {DAYS.slice(0, shown).map((day) => (
          <li key={day}>
            {day}{" "}
            <Link href="#ask">
              Choose<VisuallyHidden> {day}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
      {shown < DAYS.length && (
        <Button tone="quiet" size="small" onClick={showAll}>
          Show all
        </Button>
      )}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </Stack>
  );
}
