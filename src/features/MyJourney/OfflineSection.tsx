import { type ComponentProps, useRef } from "react";
import type { KeepOffline } from "../KeepOffline/KeepOffline.tsx";
import * as styles from "./OfflineSection.css.ts";
import { useWhenNear } from "./useWhenNear.ts";

const load = async () => {
  const chunk = await import(
    /* webpackChunkName: "later-offline" */ "../KeepOffline/KeepOffline.tsx"
  );
  return chunk.KeepOffline;
};

export const OFFLINE_ID = "offline";

/** What of the journey is kept on the device. */
export function OfflineSection(props: ComponentProps<typeof KeepOffline>) {
  const section = useRef<HTMLDivElement>(null);
  const Keep = useWhenNear(section, load);
  return (
    <div ref={section} id={OFFLINE_ID} className={styles.offline}>
      {Keep && <Keep {...props} />}
    </div>
  );
}
