import { type RefObject, useEffect } from "react";

/** Opens every `<details>` of a container for printing, and closes those again afterwards. */
export function usePrintedOpen(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let closed: { details: HTMLDetailsElement; name: string }[] = [];
    const open = (): void => {
      const all = container.current?.querySelectorAll<HTMLDetailsElement>(":scope > details") ?? [];
      closed = [...all]
        .filter((details) => !details.open)
        .map((details) => ({ details, name: details.name }));
      // Those of one name would close each other.
      for (const { details } of closed) {
        details.name = "";
        details.open = true;
      }
    };
    const close = (): void => {
      for (const { details, name } of closed) {
        details.open = false;
        details.name = name;
      }
      closed = [];
    };
    window.addEventListener("beforeprint", open);
    window.addEventListener("afterprint", close);
    return () => {
      window.removeEventListener("beforeprint", open);
      window.removeEventListener("afterprint", close);
    };
  }, [container]);
}
