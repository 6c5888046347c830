import { useEffect, useRef, useState } from "react";
import type { KeepCounts, KeepProgress, KeptJourney } from "../../runtime/keptJourney.ts";
import type { JourneyFiles, OfflineKeeper } from "./offlineKeeper.ts";

/** "unknown" until the browser has answered. */
export type Situation =
  | { kind: "unknown" | "impossible" }
  | { kind: "keeping"; counts: KeepCounts }
  | {
      kind: "ready";
      kept: KeptJourney | null;
      /** How the last attempt ended, since the page was opened. */
      ended?: KeepProgress;
      isRemoved?: boolean;
    };

const NOTHING = { done: 0, total: 0, bytes: 0 };

/** A storage that cannot be read has nothing. */
const readFrom = (keeper: OfflineKeeper): Promise<KeptJourney | null> =>
  keeper.read().catch(() => null);

export interface KeepActions {
  keep: () => void;
  stop: () => void;
  remove: () => void;
}

export function useKeepOffline(
  keeper: OfflineKeeper,
  journey: JourneyFiles,
): [Situation, KeepActions] {
  const [situation, setSituation] = useState<Situation>({ kind: "unknown" });
  const stopping = useRef<AbortController>(null);

  useEffect(() => {
    let isLeft = false;
    const look = async (): Promise<void> => {
      const isPossible = await keeper.isPossible();
      const kept = isPossible ? await readFrom(keeper) : null;
      if (isLeft) return;
      setSituation((before) => {
        if (before.kind !== "unknown") return before;
        return isPossible ? { kind: "ready", kept } : { kind: "impossible" };
      });
    };
    void look();
    return () => {
      isLeft = true;
    };
  }, [keeper]);

  const keep = async (): Promise<void> => {
    const stop = new AbortController();
    stopping.current = stop;
    setSituation({ kind: "keeping", counts: NOTHING });
    const report = (counts: KeepProgress): void => setSituation({ kind: "keeping", counts });
    const ended = await keeper.keep(journey, report, stop.signal);
    setSituation({ kind: "ready", kept: await readFrom(keeper), ended });
  };
  const remove = async (): Promise<void> => {
    await keeper.remove();
    const kept = await readFrom(keeper);
    setSituation({ kind: "ready", kept, isRemoved: kept === null });
  };
  return [
    situation,
    {
      keep: () => void keep(),
      stop: () => stopping.current?.abort(),
      remove: () => void remove(),
    },
  ];
}
