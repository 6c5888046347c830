import { useEffect, useMemo, useRef, useState } from "react";
import type { Catalogue } from "../../journey/catalogue.ts";
import { withKeys } from "../../journey/catalogue.ts";
import { encode } from "../../journey/code.ts";
import { ForeignJourney } from "./ForeignJourney.tsx";
import { focusHeading, useIncoming } from "./incoming.ts";
import { useJourneys } from "./journeys.ts";
import { OwnJourney } from "./OwnJourney.tsx";
import { useEditing } from "./useEditing.ts";

export interface PlannerProps {
  catalogue: Catalogue;
  /** Its address. */
  catalogueFile: string;
  /** The path of the site's root: "/", "/region/" */
  base: string;
  /** The wide map of the region. */
  mapPicture: string;
}

/** Today where the visitor is: "2027-05-01" */
const todayHere = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

/** One's own journey, or the one that the address brings. */
export function Planner({ catalogue, catalogueFile, base, mapPicture }: PlannerProps) {
  const [today] = useState(todayHere);
  const [stored, ...others] = useJourneys();
  const mine = useMemo(() => withKeys(stored, catalogue), [stored, catalogue]);
  const incoming = useIncoming(catalogue, today);
  const { editing, said, undo } = useEditing(catalogue);
  // Another journey comes in place of the one that was read.
  const shown = "journey" in incoming ? encode(incoming.journey) : "own";
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) focusHeading();
    before.current = shown;
  }, [shown]);
  const shared = { catalogue, mapPicture, today, editing };
  if ("journey" in incoming) {
    return <ForeignJourney {...shared} {...incoming} mine={mine} />;
  }
  return (
    <OwnJourney
      {...shared}
      journey={mine}
      others={others}
      catalogueFile={catalogueFile}
      base={base}
      trouble={incoming.from === "none" ? undefined : incoming.from}
      said={said}
      undo={undo}
    />
  );
}
