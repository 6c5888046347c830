import { type BodyError, MAX_BYTES } from "./readBody.ts";

/** An error in the form of Firebase's callables; it repeats nothing that was sent. */
export interface ErrorResponse {
  code: number;
  status: "INVALID_ARGUMENT" | "PERMISSION_DENIED" | "DEADLINE_EXCEEDED" | "UNAVAILABLE";
  message: string;
}

export const invalidArgument = (message: string, code = 400): ErrorResponse => ({
  code,
  status: "INVALID_ARGUMENT",
  message,
});

export const FOREIGN_ORIGIN: ErrorResponse = {
  code: 403,
  status: "PERMISSION_DENIED",
  message: "Only pages of the site send inquiries.",
};

export const BODY_ERRORS: Record<BodyError, ErrorResponse> = {
  "too-large": invalidArgument(`An inquiry has at most ${MAX_BYTES} bytes.`, 413),
  "too-slow": {
    code: 408,
    status: "DEADLINE_EXCEEDED",
    message: "The inquiry did not arrive in time.",
  },
  "pushed-out": { code: 503, status: "UNAVAILABLE", message: "Too many arrive at once." },
  "broken-off": invalidArgument("The inquiry broke off."),
};
