import { type ComponentType, useEffect, useRef, useState } from "react";
import type { SiteDocument } from "../../documents/kinds.ts";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import type { DocumentType } from "../../i18n/routes.ts";
import type { OpenStore } from "../../live/liveContent.ts";
import { type LookupProblem, type Polling, pollDocument } from "../../live/pollDocument.ts";
import type { LiveDetailProps } from "./LiveDetail.tsx";

export type LiveDocument =
  | { state: "looking"; trouble: LookupProblem | null; tryNow: () => void }
  | { state: "found"; document: SiteDocument; Detail: ComponentType<LiveDetailProps> }
  | { state: "missing" };

const LOOKING = { state: "looking", trouble: null, tryNow: () => {} } as const;

/**
 * Requests a document that the build does not know. "missing" at once if the site has no live
 * content service, or the address cannot be a document's.
 */
export function useLiveDocument(
  open: OpenStore | null,
  type: DocumentType,
  uid: string | null,
): LiveDocument {
  const language = useLanguage();
  const [live, setLive] = useState<LiveDocument>(LOOKING);
  const waiting = useRef<Polling>(null);

  useEffect(() => {
    if (!open || uid === null) return;
    setLive(LOOKING);
    let Detail: ComponentType<LiveDetailProps> | undefined;
    const find = async (): Promise<SiteDocument | null> => {
      const document = await (await open()).find(type, language, uid);
      // The detail features are not part of a list's page: they load with the first document.
      if (document) Detail = (await import("./LiveDetail.tsx")).LiveDetail;
      return document;
    };
    const tryNow = (): void => waiting.current?.tryNow();
    waiting.current = pollDocument(find, (awaited) => {
      if (awaited.state === "looking") setLive({ ...awaited, tryNow });
      else if (awaited.state === "found" && Detail) setLive({ ...awaited, Detail });
      else setLive({ state: "missing" });
    });
    return () => waiting.current?.stop();
  }, [open, type, language, uid]);

  return open && uid !== null ? live : { state: "missing" };
}
