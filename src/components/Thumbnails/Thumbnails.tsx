import type { MouseEvent } from "react";
import type { Picture as PictureData } from "../../documents/types.ts";
import { thumbnailSizes } from "../../theme/pictureSizes.ts";
import { Picture } from "../Picture/Picture.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./Thumbnails.css.ts";

/** So many pictures stand on the page; the others are in the gallery. */
export const THUMBNAILS = 3;

interface Props {
  pictures: PictureData[];
  /** "Pictures of the program" */
  label: string;
  /** What a press on a picture does: "Open picture 2 of 6"; the picture's description follows. */
  openLabel: (place: number) => string;
  /** "Show all 6 pictures" */
  showAllLabel: string;
  /** How many of the page's columns they have on a wide screen. */
  columns?: 8 | 12;
  /** The page begins with them: the first one is fetched before all else. */
  isMain?: boolean;
  /** What was asked for is on its way. */
  isBusy?: boolean;
  onOpen: (index: number, opener: HTMLElement) => void;
  /** The visitor is about to press: what opens can be fetched. */
  onIntent?: () => void;
}

/** With one of these keys a link opens elsewhere, as the visitor has asked for. */
const isForElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/** The first pictures of many; each opens the gallery at its place, and its own file without it. */
export function Thumbnails({
  pictures,
  label,
  openLabel,
  showAllLabel,
  columns = 12,
  isMain = false,
  isBusy = false,
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
          data-enhanced=""
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
