export type ContentErrorKind = "network" | "timeout" | "server" | "parse" | "answer";

/** Why the content service could not be used; the message names operation, language and endpoint. */
export class ContentError extends Error {
  override name = "ContentError";

  constructor(
    readonly kind: ContentErrorKind,
    message: string,
    readonly status?: number,
    /** Milliseconds that the service asks to wait, if it does. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}
