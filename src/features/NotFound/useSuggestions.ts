import { useEffect, useState } from "react";
import type { PageName } from "../../documents/types.ts";
import { fetchBuildFile } from "../../runtime/fetchBuildFile.ts";
import { suggestionsFor } from "../../search/suggestions.ts";

/**
 * "Did you mean" suggestions for an unknown address. Empty in the HTML, and if the file does not
 * load.
 */
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
