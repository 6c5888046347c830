import type { ReactNode } from "react";
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

interface Props {
  /** "empty": nothing there. "error": it failed. "success": it worked. "noted": good to know. */
  tone?: Tone;
  /** "The enquiry was not sent" */
  heading?: string;
  /** One below the heading of the section around it: 3 in a section with an h2. */
  headingLevel?: HeadingLevel;
  /** What the visitor can do next: a link or a button. */
  action?: ReactNode;
  /**
   * Announces the message to screen readers. For messages that follow an action, not for those that
   * a page begins with.
   */
  isAnnounced?: boolean;
  /** "There are no stories here at the moment." A string becomes a paragraph. */
  children: ReactNode;
}

export function Message({
  tone = "empty",
  heading,
  headingLevel = 2,
  action,
  isAnnounced = false,
  children,
}: Props) {
  const icon = ICONS[tone];
  const urgency = tone === "error" ? "alert" : "status";
  return (
    <div className={styles.message({ tone })} role={isAnnounced ? urgency : undefined}>
      {icon && <Icon name={icon} size="medium" />}
      <div className={styles.words}>
        {heading && (
          <Heading level={headingLevel} size="lead">
            {heading}
          </Heading>
        )}
        {typeof children === "string" ? <p>{children}</p> : children}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
