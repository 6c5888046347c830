import { useEffect, useState } from "react";
import { type Name, nearestTo } from "../../content/nearest.ts";

async function fetchNames(file: string, signal: AbortSignal): Promise<Name[]> {
  const response = await fetch(file, { signal });
  if (!response.ok) throw new Error(`${file} answered with ${response.status}`);
  // Our own build wrote it, under a name that changes with what is in it.
  return response.json();
}

/** What the visitor may have meant by the address; none in the HTML, and none when the file does not come. */
export function useNearest(address: string, file: string): Name[] {
  const [nearest, setNearest] = useState<Name[]>([]);

  useEffect(() => {
    const leaving = new AbortController();
    fetchNames(file, leaving.signal)
      .then((names) => nearestTo(address, names))
      .catch((): Name[] => [])
      .then((names) => {
        if (!leaving.signal.aborted) setNearest(names);
      });
    return () => leaving.abort();
  }, [address, file]);

  return nearest;
}
