import { Button, Spinner, Stack, VisuallyHidden } from "@vidikovac/react";
import { useEffect, useState } from "react";

const LOADING = "Searching …";

export function Example() {
  const [isSearching, setSearching] = useState(false);
  const [found, setFound] = useState<string[]>([]);
  useEffect(() => {
    if (!isSearching) return;
    // In place of a request.
    const timer = setTimeout(() => {
      setFound(["Kopački rit", "Canoe at dawn"]);
      setSearching(false);
    }, 2000);
    return () => clearTimeout(timer);
  }, [isSearching]);
  const results = found.length > 0 ? `${found.length} results for “rit”` : "";
  return (
    <Stack>
      <Button onClick={() => setSearching(true)}>Search</Button>
      <VisuallyHidden role="status">{isSearching ? LOADING : results}</VisuallyHidden>
      {isSearching && <Spinner label={LOADING} />}
      <ul>
        {found.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </Stack>
  );
}
