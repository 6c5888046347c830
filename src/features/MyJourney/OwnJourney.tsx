import { type ReactNode, useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Container } from "../../components/Container/Container.tsx";
import { Field } from "../../components/Field/Field.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { LinkButton } from "../../components/LinkButton/LinkButton.tsx";
import { Message } from "../../components/Message/Message.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { listOf } from "../../documents/kinds.ts";
import { useLanguage, useTranslate } from "../../i18n/LanguageProvider.tsx";
import { LIST_ROUTES, LISTED_TYPES, routePath } from "../../i18n/routes.ts";
import { type Catalogue, knownOf } from "../../journey/catalogue.ts";
import {
  countOf,
  isEmpty,
  itemsOf,
  LIMITS,
  type MyJourney,
  NO_JOURNEY,
} from "../../journey/journey.ts";
import { titleText } from "../../journey/values.ts";
import { INQUIRY_ID } from "../../runtime/pageState.ts";
import { PageBreadcrumb } from "../PageBreadcrumb/PageBreadcrumb.tsx";
import { DragArea } from "./Arranging.tsx";
import { AskSection } from "./AskSection.tsx";
import { addressesIn, focusHeading, journeyLink } from "./incoming.ts";
import { JourneyBody } from "./JourneyBody.tsx";
import { useStanding } from "./journeys.ts";
import { OFFLINE_ID, OfflineSection } from "./OfflineSection.tsx";
import * as styles from "./OwnJourney.css.ts";
import { ShareJourney } from "./ShareJourney.tsx";
import { StartFrom } from "./StartFrom.tsx";
import { TakeAlong } from "./TakeAlong.tsx";
import type { Editing } from "./useEditing.ts";
import { UNDO, useKeptFocus } from "./useKeptFocus.ts";
import { WhenAndWho } from "./WhenAndWho.tsx";
import { journeyTitle } from "./words.ts";

interface Props {
  journey: MyJourney;
  /** Put aside when another one was kept. */
  others: readonly MyJourney[];
  catalogue: Catalogue;
  catalogueFile: string;
  /** The path of the site's root: "/", "/region/" */
  base: string;
  mapPicture: string;
  today: string;
  /** Why the address brings no journey, though it looks as if it should. */
  trouble?: "foreign" | "newer" | "no-wish";
  editing: Editing;
  /** What the last change did. */
  said: string;
  undo: (() => void) | null;
}

/** The pages of all that is in it, each once. */
const pagesOf = (journey: MyJourney, catalogue: Catalogue): string[] => [
  ...new Set(itemsOf(journey).flatMap((item) => knownOf(item, catalogue).thing?.path ?? [])),
];

/** The journey of the visitor: to arrange, to share, to take along and to ask about. */
export function OwnJourney(props: Props) {
  const {
    journey,
    others,
    catalogue,
    mapPicture,
    today,
    trouble,
    editing,
    said,
    undo,
    base,
    catalogueFile,
  } = props;
  const addressOf = addressesIn(base);
  const t = useTranslate();
  const language = useLanguage();
  const href = routePath("myJourney", language);
  const standing = useStanding();
  const title = journeyTitle(journey, catalogue, t);
  const isNothing = isEmpty(journey);
  const keptFocus = useKeptFocus();
  return (
    <>
      <PageHeader
        size="compact"
        title={title}
        lead={
          isNothing ? t("my.lead") : `${t("my.kept", { count: countOf(journey) })} ${t("my.lives")}`
        }
        breadcrumb={<PageBreadcrumb title={t("my-journey.title")} href={href} />}
      >
        {!isNothing && (
          <div className={styles.actions}>
            <ShareJourney title={title} link={() => journeyLink(journey)} editing={editing} />
            <TakeAlong {...{ title, journey, catalogue, addressOf, editing }} />
            <LinkButton tone="quiet" href={`#${OFFLINE_ID}`}>
              {t("my.offline.open")}
            </LinkButton>
            <LinkButton tone="quiet" href={`#${INQUIRY_ID}`}>
              {t("my.ask")}
            </LinkButton>
            <Rename key={journey.title} title={journey.title} editing={editing} />
          </div>
        )}
      </PageHeader>
      <Container>
        <div className={styles.notes}>
          {trouble && <Message tone="error">{t(`my.trouble.${trouble}`)}</Message>}
          {standing !== "stored" && <Message tone="noted">{t(`my.standing.${standing}`)}</Message>}
          {isNothing ? (
            <Message
              action={
                <div className={styles.actions}>
                  {LISTED_TYPES.map((type) => (
                    <LinkButton
                      key={type}
                      tone="quiet"
                      size="small"
                      href={routePath(LIST_ROUTES[type], language)}
                    >
                      {listOf(type).name(t)}
                    </LinkButton>
                  ))}
                </div>
              }
            >
              {t("my.empty")}
            </Message>
          ) : (
            <WhenAndWho {...{ journey, catalogue, today, editing }} />
          )}
        </div>
      </Container>
      <Answer said={said} undo={undo} onClose={() => editing.say("")} />
      {!isNothing && (
        <DragArea>
          <div {...keptFocus}>
            <JourneyBody {...{ journey, catalogue, mapPicture, today, editing }}>
              <div className={styles.actions}>
                <Button tone="quiet" onClick={editing.addDay}>
                  {t("my.day.add")}
                </Button>
                <Button
                  tone="quiet"
                  onClick={() =>
                    editing.changeAll(
                      ([, ...rest]) => [rest[0] ?? NO_JOURNEY, ...rest.slice(1)],
                      t("my.said.cleared"),
                    )
                  }
                >
                  {t("my.clear")}
                </Button>
              </div>
            </JourneyBody>
          </div>
        </DragArea>
      )}
      {!isNothing && <AskSection {...{ title, journey, catalogue }} />}
      <Container>
        <div className={styles.parts}>
          {!isNothing && (
            <OfflineSection
              pages={[href, ...pagesOf(journey, catalogue)]}
              files={[catalogueFile, mapPicture]}
            />
          )}
          {others.length > 0 && <Others {...{ others, catalogue, editing }} />}
          <StartFrom catalogue={catalogue} today={today} />
        </div>
      </Container>
    </>
  );
}

interface AnswerProps {
  said: string;
  undo: (() => void) | null;
  onClose: () => void;
}

/** What the last change did, and a way back. */
function Answer({ said, undo, onClose }: AnswerProps): ReactNode {
  const t = useTranslate();
  return (
    <div className={styles.answer({ isAny: said !== "" })}>
      <p role="status">{said}</p>
      {undo && (
        <Button tone="quiet" size="small" onClick={undo} {...{ [UNDO]: "" }}>
          {t("my.undo")}
        </Button>
      )}
      {said !== "" && <IconButton icon="close" label={t("my.share.close")} onClick={onClose} />}
    </div>
  );
}

const TITLE_ID = "journey-title";

function Rename({ title, editing }: { title: string; editing: Editing }) {
  const t = useTranslate();
  const [typed, setTyped] = useState<string>();
  if (typed === undefined) {
    return (
      <Button
        tone="quiet"
        onClick={() => {
          setTyped(title);
          requestAnimationFrame(() => document.getElementById(TITLE_ID)?.focus());
        }}
      >
        {t("my.rename")}
      </Button>
    );
  }
  const save = (): void => {
    editing.change((mine) => ({ ...mine, title: titleText(typed) }), t("my.said.renamed"));
    setTyped(undefined);
    focusHeading();
  };
  return (
    <form
      className={styles.rename}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field
        id={TITLE_ID}
        name="title"
        label={t("my.name")}
        value={typed}
        onChange={(text) => setTyped([...text].slice(0, LIMITS.title).join(""))}
      />
      <Button type="submit">{t("my.save")}</Button>
    </form>
  );
}

interface OthersProps {
  others: readonly MyJourney[];
  catalogue: Catalogue;
  editing: Editing;
}

/** Journeys that were put aside. */
function Others({ others, catalogue, editing }: OthersProps) {
  const t = useTranslate();
  return (
    <section className={styles.others} aria-labelledby="others">
      <Heading level={2} size="title" id="others">
        {t("my.others")}
      </Heading>
      <ul className={styles.list}>
        {others.map((other, index) => {
          const title = journeyTitle(other, catalogue, t);
          return (
            <li key={index} className={styles.actions}>
              <span>
                {title} · {t("my.kept", { count: countOf(other) })}
              </span>
              <Button
                tone="quiet"
                size="small"
                onClick={() =>
                  editing.changeAll(
                    ([mine, ...rest]) => {
                      const left = rest.filter((_, at) => at !== index);
                      return isEmpty(mine) ? [other, ...left] : [other, mine, ...left];
                    },
                    t("my.said.opened", { title }),
                  )
                }
              >
                {t("my.others.open")}
              </Button>
              <Button
                tone="quiet"
                size="small"
                onClick={() =>
                  editing.changeAll(
                    ([mine, ...rest]) => [mine, ...rest.filter((_, at) => at !== index)],
                    t("my.said.removed", { title }),
                  )
                }
              >
                {t("my.others.remove")}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
