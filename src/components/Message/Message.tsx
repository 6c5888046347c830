import { type ReactNode, useEffect, useId, useRef } from "react";
import type { VariantOf } from "../../theme/variants.ts";
import { Heading, type HeadingLevel } from "../Heading/Heading.tsx";
import { Icon, type IconName } from "../Icon/Icon.tsx";
import * as styles from "./Message.css.ts";

type Tone = VariantOf<typeof styles.message, "tone">;

const ICONS: Record<Tone, IconName | null> = {
  empty: null,
  error: "warning",
  success: "check",
  noted: "info",
};

type Toned =
  | {
      /** "empty": nothing there. "error": it failed. "success": it worked. "noted": good to know. */
      tone: "error";
      /**
       * An alert, which screen readers say when it comes into the page. For an error that follows an
       * action and does not take the focus.
       */
      isAnnounced?: boolean;
    }
  | { tone?: Exclude<Tone, "error">; isAnnounced?: undefined };

type Props = Toned & {
  /** "The enquiry was not sent" */
  heading?: string;
  /** One below the heading of the section around it: 3 in a section with an h2. */
  headingLevel?: HeadingLevel;
  /** What the visitor can do next: a link or a button. */
  action?: ReactNode;
  /** Takes the focus when it appears, and is read as a whole. In place of what had the focus. */
  takesFocus?: boolean;
  /** "There are no stories here at the moment." A string becomes a paragraph. */
  children: ReactNode;
};

export function Message({
  tone = "empty",
  heading,
  headingLevel = 2,
  action,
  isAnnounced = false,
  takesFocus = false,
  children,
}: Props) {
  const icon = ICONS[tone];
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const ids = { heading: `${id}-heading`, text: `${id}-text` };
  // As a group it has a name and a description, which are read with the focus. An alert as well
  // would be read twice.
  const focusable = takesFocus && {
    role: "group",
    tabIndex: -1,
    "aria-labelledby": heading ? ids.heading : ids.text,
    "aria-describedby": heading && ids.text,
  };
  return (
    <div
      ref={box}
      className={styles.message({ tone })}
      role={isAnnounced ? "alert" : undefined}
      {...focusable}
    >
      {icon && <Icon name={icon} size="medium" />}
      <div className={styles.words}>
        {heading && (
          <Heading level={headingLevel} size="lead" id={ids.heading}>
            {heading}
          </Heading>
        )}
        {typeof children === "string" ? (
          <p id={ids.text}>{children}</p>
        ) : (
          <div id={ids.text} className={styles.words}>
            {children}
          </div>
        )}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
