import type { MouseEvent } from "react";
import { thumbnailSizes } from "../../theme/pictureSizes.ts";
import { Picture, type PictureData } from "../Picture/Picture.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./Thumbnails.css.ts";

/** Number of pictures on the page; the gallery shows all. */
export const THUMBNAILS = 3;

interface Props {
  /** All pictures of the gallery; the first three are shown. */
  pictures: PictureData[];
  /** "Pictures of the program" */
  label: string;
  /** Label of a picture's link: "Open picture 2 of 6". The alternative text follows. */
  openLabel: (place: number) => string;
  /** "Show all 6 pictures" */
  showAllLabel: string;
  /** Number of page columns that the group takes on a wide screen. */
  columns?: 8 | 12;
  /** The page begins with these pictures: the first one loads with high priority. */
  isMain?: boolean;
  /** The gallery is loading. */
  isBusy?: boolean;
  /** Attributes of the links, for scripts of your own: { "data-track": "" } */
  linkAttributes?: Record<`data-${string}`, string>;
  /** Opens the Gallery at a picture: (2, the pressed link) */
  onOpen: (index: number, opener: HTMLElement) => void;
  /** On hover, touch or focus: the moment to prefetch the gallery. */
  onIntent?: () => void;
}

/** With one of these keys a click opens the link in a new tab or window. */
const isForElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/**
 * The first pictures of a gallery. A click opens the gallery at that picture; without script it
 * opens the file.
 */
export function Thumbnails({
  pictures,
  label,
  openLabel,
  showAllLabel,
  columns = 12,
  isMain = false,
  isBusy = false,
  linkAttributes,
  onOpen,
  onIntent,
}: Props) {
  const count = pictures.length >= 3 ? 3 : pictures.length === 2 ? 2 : 1;
  const sizes = thumbnailSizes[columns][count];
  const intent = { onPointerEnter: onIntent, onTouchStart: onIntent, onFocus: onIntent };
  return (
    <section
      className={styles.thumbnails({ count, columns })}
      aria-label={label}
      aria-busy={isBusy || undefined}
    >
      {pictures.slice(0, THUMBNAILS).map((picture, index) => (
        <a
          key={index}
          href={picture.src}
          {...linkAttributes}
          className={styles.thumbnail}
          {...intent}
          onClick={(event) => {
            if (isForElsewhere(event)) return;
            event.preventDefault();
            onOpen(index, event.currentTarget);
          }}
        >
          <VisuallyHidden>{openLabel(index + 1)}</VisuallyHidden>
          <Picture
            picture={picture}
            sizes={sizes[index] ?? "100vw"}
            ratio="fill"
            isMain={isMain && index === 0}
          />
        </a>
      ))}
      <button
        type="button"
        className={styles.showAll}
        {...intent}
        onClick={({ currentTarget }) => onOpen(0, currentTarget)}
      >
        {showAllLabel}
      </button>
    </section>
  );
}
