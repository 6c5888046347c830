import { Spinner } from "@vidikovac/react";
import { useEffect, useState } from "react";

export function Example() {
  const [found, setFound] = useState<string[]>();
  useEffect(() => {
    // In place of a request.
    const timer = setTimeout(() => setFound(["Kopački rit", "Canoe at dawn"]), 2000);
    return () => clearTimeout(timer);
  }, []);
  return found === undefined ? (
    <Spinner label="Searching …" />
  ) : (
    <>
      <p role="status">{`${found.length} results for “rit”`}</p>
      <ul>
        {found.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </>
  );
}
