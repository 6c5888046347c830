import { useEffect, useState } from "react";
import type { PageName } from "../../documents/types.ts";
import { fetchBuildFile } from "../../runtime/fetchBuildFile.ts";
import { suggestionsFor } from "../../search/suggestions.ts";

/** What the visitor may have meant by the address; none in the HTML, and none when the file does not come. */
export function useSuggestions(address: string, file: string): PageName[] {
  const [nearest, setNearest] = useState<PageName[]>([]);

  useEffect(() => {
    const leaving = new AbortController();
    fetchBuildFile<PageName[]>(file, leaving.signal)
      .then((names) => suggestionsFor(address, names))
      .catch((): PageName[] => [])
      .then((names) => {
        if (!leaving.signal.aborted) setNearest(names);
      });
    return () => leaving.abort();
  }, [address, file]);

  return nearest;
}
