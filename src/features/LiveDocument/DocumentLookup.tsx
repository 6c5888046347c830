import { Button } from "../../components/Button/Button.tsx";
import { Container } from "../../components/Container/Container.tsx";
import { Message } from "../../components/Message/Message.tsx";
import { Spinner } from "../../components/Spinner/Spinner.tsx";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import type { LookupProblem } from "../../live/pollDocument.ts";
import * as styles from "./DocumentLookup.css.ts";

interface Props {
  /** Why the request takes long; null at first. */
  trouble: LookupProblem | null;
  onTryNow: () => void;
}

/** Shown while the document is requested from the content service. */
export function DocumentLookup({ trouble, onTryNow }: Props) {
  const t = useTranslate();
  const words: Record<LookupProblem, string> = {
    slow: t("live.slow"),
    unreachable: t("live.unreachable"),
    failing: t("live.failing"),
    unreadable: t("live.unreadable"),
  };
  return (
    <Container>
      {/* In the page before the words about a delay: only then do screen readers say them. */}
      <div role="status" className={styles.looking}>
        <Spinner label={t("live.looking")} />
        {trouble && (
          <Message
            tone="noted"
            action={
              <Button tone="quiet" size="small" onClick={onTryNow}>
                {t("live.try-now")}
              </Button>
            }
          >
            {words[trouble]}
          </Message>
        )}
      </div>
    </Container>
  );
}
