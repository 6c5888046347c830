import { useEffect, useState } from "react";
import { fetchBuildFile } from "../../content/fetchBuildFile.ts";
import { type Name, nearestTo } from "../../content/nearest.ts";

/** What the visitor may have meant by the address; none in the HTML, and none when the file does not come. */
export function useNearest(address: string, file: string): Name[] {
  const [nearest, setNearest] = useState<Name[]>([]);

  useEffect(() => {
    const leaving = new AbortController();
    fetchBuildFile<Name[]>(file, leaving.signal)
      .then((names) => nearestTo(address, names))
      .catch((): Name[] => [])
      .then((names) => {
        if (!leaving.signal.aborted) setNearest(names);
      });
    return () => leaving.abort();
  }, [address, file]);

  return nearest;
}
