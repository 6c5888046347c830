import { useId } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Message } from "../../components/Message/Message.tsx";
import { Text } from "../../components/Text/Text.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { formatDate } from "../../i18n/dates.ts";
import { useLanguage, useTranslate } from "../../i18n/LanguageProvider.tsx";
import { LANGUAGE_TABLE, type Language } from "../../i18n/languages.ts";
import type { Translate } from "../../i18n/messages.ts";
import type { KeepCounts, KeepState, KeptJourney } from "../../runtime/keptJourney.ts";
import * as styles from "./KeepOffline.css.ts";
import { type JourneyFiles, type OfflineKeeper, serviceWorkerKeeper } from "./offlineKeeper.ts";
import { type KeepActions, type Situation, useKeepOffline } from "./useKeepOffline.ts";

interface Props extends JourneyFiles {
  /** For stories and tests. */
  keeper?: OfflineKeeper;
}

interface Words {
  t: Translate;
  /** sizeOf(5_212_000) => "5,2 MB" */
  sizeOf: (bytes: number) => string;
}

const MEGABYTE = 1_000_000;

function sizesIn(language: Language): Words["sizeOf"] {
  const format = new Intl.NumberFormat(LANGUAGE_TABLE[language].locale, {
    style: "unit",
    unit: "megabyte",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (bytes) => format.format(bytes / MEGABYTE);
}

const isSameList = (one: string[], other: string[]): boolean =>
  [...one].sort().join() === [...other].sort().join();

type Outdated = "changed" | "renewed" | null;

/** What was kept since this document was loaded may be newer than the document. */
const isOlderThanPage = ({ since }: KeptJourney): boolean =>
  Date.parse(since) < performance.timeOrigin;

function outdated(kept: KeptJourney, { pages, files }: JourneyFiles, build: string): Outdated {
  if (!isSameList(kept.pages, pages)) return "changed";
  const isSameBuild = kept.build === build && isSameList(kept.files, files);
  return !isSameBuild && isOlderThanPage(kept) ? "renewed" : null;
}

const keptText = ({ t, sizeOf }: Words, { pages, bytes, since }: KeptJourney): string =>
  t("my.offline.kept", { count: pages.length, size: sizeOf(bytes), date: formatDate(since, t) });

/** Why not all of it is there. */
function problemText({ t }: Words, state: KeepState, { done, total }: KeepCounts): string {
  const isBegun = total > 0;
  const counts = { done, total };
  if (state === "full") return isBegun ? t("my.offline.full", counts) : t("my.offline.no-room");
  if (state === "lost") return isBegun ? t("my.offline.lost", counts) : t("my.offline.unreached");
  return t("my.offline.unfinished", counts);
}

interface Outcome {
  /** null if nothing is to be said: nothing is kept. */
  problem: string | null;
  /** False if the visitor stopped it, or closed the page. */
  hasFailed: boolean;
  kept: string | null;
  outdated: Outdated;
}

function outcomeOf(
  words: Words,
  { kept, ended }: Extract<Situation, { kind: "ready" }>,
  journey: JourneyFiles,
  build: string,
): Outcome {
  const isWhole = kept?.state === "done";
  const failed = ended && ended.state !== "done" && ended.state !== "stopped" ? ended : null;
  const begun = kept && !isWhole ? kept : null;
  const problem = failed ?? begun;
  return {
    problem: problem && problemText(words, problem.state, problem),
    hasFailed: problem?.state === "lost" || problem?.state === "full",
    kept: isWhole ? keptText(words, kept) : null,
    outdated: isWhole ? outdated(kept, journey, build) : null,
  };
}

/** How far it is, in words beside the bar. Screen readers hear of each quarter. */
function Progress({ counts, words: { t, sizeOf } }: { counts: KeepCounts; words: Words }) {
  const { done, total, bytes } = counts;
  const isBegun = total > 0;
  const text = isBegun
    ? t("my.offline.progress", { done, total, size: sizeOf(bytes) })
    : t("my.offline.reading");
  return (
    <div className={styles.progress}>
      <progress
        className={styles.bar}
        aria-label={t("my.offline.progress-label")}
        value={isBegun ? done : undefined}
        max={isBegun ? total : undefined}
      />
      <Text size="small" tone="quiet">
        {text}
      </Text>
    </div>
  );
}

function quarterText({ t }: Words, { done, total }: KeepCounts): string {
  if (total === 0) return t("my.offline.reading");
  const quarters = Math.floor((4 * done) / total);
  return quarters === 0 ? t("my.offline.reading") : `${quarters * 25} %`;
}

function Outcomes({
  situation,
  outcome: { kept, problem, hasFailed, outdated: reason },
  t,
}: {
  situation: Extract<Situation, { kind: "ready" }>;
  outcome: Outcome;
  t: Translate;
}) {
  return (
    <>
      {situation.isRemoved && (
        <Message tone="success" takesFocus>
          {t("my.offline.removed")}
        </Message>
      )}
      {problem && <Message tone={hasFailed ? "error" : "noted"}>{problem}</Message>}
      {kept && (
        <Message tone={reason || problem ? "noted" : "success"}>
          <p>{kept}</p>
          <p>{reason ? t(`my.offline.${reason}`) : t("my.offline.stays")}</p>
        </Message>
      )}
      {!kept && !problem && <Text>{t("my.offline.lead")}</Text>}
    </>
  );
}

function actionText(t: Translate, { kept, problem }: Outcome, hasBegun: boolean): string {
  if (problem) return hasBegun ? t("my.offline.go-on") : t("list.try-again");
  return kept ? t("my.offline.update") : t("my.offline.action");
}

function Actions({
  situation,
  outcome,
  actions: { keep, stop, remove },
  t,
}: {
  situation: Situation;
  outcome: Outcome | null;
  actions: KeepActions;
  t: Translate;
}) {
  const isKeeping = situation.kind === "keeping";
  const hasCopy = situation.kind === "ready" && situation.kept !== null;
  const isUpToDate = outcome?.kept && !outcome.problem && !outcome.outdated;
  const label = outcome ? actionText(t, outcome, hasCopy) : t("my.offline.action");
  return (
    <div className={styles.actions}>
      {/* In the same place in every state: it keeps the focus. */}
      <Button
        tone={isUpToDate ? "quiet" : "main"}
        onClick={keep}
        isPending={isKeeping}
        pendingLabel={t("my.offline.pending")}
      >
        {label}
      </Button>
      {isKeeping && (
        <Button key="stop" tone="quiet" onClick={stop}>
          {t("my.offline.stop")}
        </Button>
      )}
      {hasCopy && (
        <Button key="remove" tone="quiet" onClick={remove}>
          {t("my.offline.remove")}
        </Button>
      )}
    </div>
  );
}

/**
 * Keeps the pages of a journey on this device, with their pictures and the map, so that they open without a
 * connection. `pages` are paths without path prefix, `files` addresses with it.
 */
export function KeepOffline({ pages, files, keeper = serviceWorkerKeeper }: Props) {
  const t = useTranslate();
  const words = { t, sizeOf: sizesIn(useLanguage()) };
  const id = useId();
  const [situation, actions] = useKeepOffline(keeper, { pages, files });
  const outcome =
    situation.kind === "ready"
      ? outcomeOf(words, situation, { pages, files }, keeper.build())
      : null;
  const isEnded = situation.kind === "ready" && situation.ended !== undefined;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {t("my.offline.title")}
      </Heading>
      {situation.kind === "impossible" && <Text>{t("my.offline.impossible")}</Text>}
      {situation.kind === "unknown" && <Text>{t("my.offline.lead")}</Text>}
      {situation.kind === "keeping" && <Progress counts={situation.counts} words={words} />}
      {situation.kind === "ready" && outcome && (
        <Outcomes situation={situation} outcome={outcome} t={t} />
      )}
      {(situation.kind === "keeping" || situation.kind === "ready") && (
        <Actions situation={situation} outcome={outcome} actions={actions} t={t} />
      )}
      <VisuallyHidden role="status">
        {situation.kind === "keeping" && quarterText(words, situation.counts)}
        {isEnded && (outcome?.problem ?? outcome?.kept)}
      </VisuallyHidden>
    </section>
  );
}
