import { useLayoutEffect, useRef } from "react";
import type { Opening } from "../../images/opening.ts";
import { showOpening } from "../../runtime/openingPicture.ts";
import { INLINE, OPENING } from "../../runtime/pageState.ts";
import { pictureSizes } from "../../theme/pictureSizes.ts";
import * as styles from "./OpeningPicture.css.ts";

/** Without those that have no value; an alternative text may be empty. */
const written = (attributes: Record<string, string | number | null>): string =>
  Object.entries(attributes)
    .filter(([name, value]) => name === "alt" || (value !== null && value !== ""))
    .map(
      ([name, value]) =>
        ` ${name}="${String(value).replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`,
    )
    .join("");

/** Each browser with scripts has one of the better formats; for others one size is enough. */
function htmlOf({ picture: { src, sources, width, height, placeholder } }: Opening): string {
  const sizes = pictureSizes.opening;
  const better = sources.map(
    ({ type, srcSet: srcset }) => `<source${written({ type, srcset, sizes })}>`,
  );
  const image = { src, width, height, alt: "", fetchpriority: "high" };
  const style = placeholder ? written({ style: `background-image:url(${placeholder})` }) : "";
  return `<picture>${better.join("")}<img${written(image)}${style} decoding="async"></picture>`;
}

/** All pictures, of which none loads until one is chosen; the first without scripts. */
function choiceOf(openings: Opening[]): string {
  const [first] = openings;
  const choices = openings.map(
    (one) => `<template${written({ [OPENING]: one.when.join(" ") })}>${htmlOf(one)}</template>`,
  );
  return (first ? `<noscript>${htmlOf(first)}</noscript>` : "") + choices.join("");
}

/** The picture of the month and the hour of the visit. An inline script chooses it before the first paint. */
export function OpeningPicture({ openings }: { openings: Opening[] }) {
  const frame = useRef<HTMLSpanElement>(null);
  // After a visit to another page there was no inline script.
  useLayoutEffect(() => {
    if (frame.current) showOpening(frame.current);
  }, []);
  return (
    <>
      <span
        ref={frame}
        className={styles.frame}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves alone what the script chose
        dangerouslySetInnerHTML={{ __html: choiceOf(openings) }}
        suppressHydrationWarning
      />
      <script
        {...{ [INLINE]: "openingPicture" }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the build writes the script into it
        dangerouslySetInnerHTML={{ __html: "" }}
        suppressHydrationWarning
      />
    </>
  );
}
