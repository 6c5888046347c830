import { isSafeUid } from "../../content-service/kinds/uid.ts";
import type { LiveSettings } from "../config/env.ts";
import type { SiteDocument } from "../documents/kinds.ts";
import type { Transport } from "../documents/load/service/answer.ts";
import { ContentError } from "../documents/load/service/errors.ts";
import {
  documentRequest,
  newestRequest,
  type Selections,
} from "../documents/load/service/graphqlQueries.ts";
import { listField } from "../documents/load/service/listNames.ts";
import { createSend } from "../documents/load/service/send.ts";
import { toDocument, toSiblings } from "../documents/load/transform/document.ts";
import type { FindPage } from "../documents/load/transform/link.ts";
import type { Transliterate } from "../documents/load/transform/transliterate.ts";
import { documentPath } from "../documents/paths.ts";
import { asList, isRawDocument, isRecord, type RawDocument } from "../documents/raw.ts";
import { translationsWithEditions } from "../documents/translations.ts";
import type { Translation } from "../documents/types.ts";
import {
  isWrittenLanguage,
  LANGUAGE_TABLE,
  type Language,
  WRITTEN_LANGUAGES,
  writtenLanguage,
} from "../i18n/languages.ts";
import type { DocumentType } from "../i18n/routes.ts";
import { isOnHosts, withPictures } from "../images/pictures.ts";
import { toRemotePicture } from "../images/remotePicture.ts";
import { CARDS_AT_ONCE, type Card, toCard } from "../lists/cards.ts";

/** Shorter than the build's, because a visitor waits. */
const TIME_LIMIT = 15_000;

/** Reads the current content of the service in the browser. */
export interface LiveStore {
  /** null: there is no such document. Throws a ContentError if the service does not answer. */
  find(type: DocumentType, language: Language, uid: string): Promise<SiteDocument | null>;
  /** As many as a list's HTML has, newest first. */
  newest(type: DocumentType, language: Language): Promise<DatedCard[]>;
}

/** A card, and when its document was published. */
export interface DatedCard {
  card: Card;
  publishedAt: string;
}

// Every address below a list has a built page or a live look-up: links need not be checked.
const findPage: FindPage = (type, uid, language) =>
  isSafeUid(uid) ? documentPath(type, uid, language) : null;

/** The versions that the service names, in the order of the language table. */
function translationsOf(type: DocumentType, raw: RawDocument, own: Translation): Translation[] {
  const siblings = toSiblings(raw);
  const written = WRITTEN_LANGUAGES.flatMap((language): Translation[] => {
    if (language === own.language) return [own];
    const uid = siblings.find((sibling) => sibling.language === language)?.uid;
    const path = uid === undefined ? null : findPage(type, uid, language);
    return path === null ? [] : [{ language, path }];
  });
  return translationsWithEditions(written);
}

/** The transliteration is loaded only for the languages that need it. */
async function loadTransliteration(language: Language): Promise<Transliterate | undefined> {
  if (isWrittenLanguage(language)) return undefined;
  const { transliterate: spelled } = await import("../i18n/transliterate.ts");
  return (text) => spelled(text, language);
}

type Collection = Map<string, SiteDocument>;

/** Loaded documents are cached. */
export function createLiveStore(
  { service, pictureHosts }: LiveSettings,
  selections: Selections,
  transport: Transport = { fetch: (...request) => fetch(...request), timeLimit: TIME_LIMIT },
): LiveStore {
  const send = createSend(service, transport);
  // The Content-Security-Policy allows no other hosts.
  const isKnown = isOnHosts(pictureHosts);
  const known: Collection = new Map();

  /** null if the document cannot have a page. */
  async function read(
    type: DocumentType,
    language: Language,
    raw: unknown,
  ): Promise<SiteDocument | null> {
    if (!isRawDocument(raw)) return null;
    const { uid, lang } = raw._meta;
    const written = writtenLanguage(language);
    if (lang !== LANGUAGE_TABLE[written].contentCode) return null;
    if (typeof uid !== "string" || !isSafeUid(uid)) return null;
    const own = { language: written, path: documentPath(type, uid, written) };
    const document = toDocument(type, raw, {
      language,
      path: documentPath(type, uid, language),
      uid,
      findPage,
      translations: translationsOf(type, raw, own),
      transliterate: await loadTransliteration(language),
    });
    return withPictures(document, (picture) =>
      isKnown(picture) ? toRemotePicture(picture) : null,
    );
  }

  return {
    async find(type, language, uid) {
      const path = documentPath(type, uid, language);
      const fetched = known.get(path);
      if (fetched) return fetched;
      const request = documentRequest(type, LANGUAGE_TABLE[language].contentCode, uid, selections);
      const { data } = await send(request);
      if (data[type] === null) return null;
      if (!isRawDocument(data[type])) {
        throw new ContentError("answer", `${request.operationName}: the answer is no document.`);
      }
      const document = await read(type, language, data[type]);
      // The service may answer with a document of another language or address.
      if (document?.path !== path) return null;
      known.set(path, document);
      return document;
    },

    async newest(type, language) {
      const { contentCode } = LANGUAGE_TABLE[language];
      const { data } = await send(newestRequest(type, contentCode, CARDS_AT_ONCE));
      const connection = data[listField(type)];
      const edges = asList(isRecord(connection) ? connection.edges : null);
      const documents = await Promise.all(
        edges.map((edge) => read(type, language, isRecord(edge) ? edge.node : null)),
      );
      return documents
        .filter((document) => document !== null)
        .map((document) => ({ card: toCard(document), publishedAt: document.publishedAt }));
    },
  };
}
