import { type ComponentType, type RefObject, useEffect, useState } from "react";

/** So far below the screen a part is loaded. */
const AHEAD = "100% 0px";

/** A part of the page that is loaded when its place comes near; undefined until then. `load` is always the same. */
export function useWhenNear<Props>(
  place: RefObject<HTMLElement | null>,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        load().then(
          (loaded) => {
            observer.disconnect();
            setPart(() => loaded);
          },
          // It is tried again when it next comes near.
          () => undefined,
        );
      },
      { rootMargin: AHEAD },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, load]);
  return Part;
}
