import { MOST_BYTES, type Unread } from "./body.ts";

/** In the words of Firebase's callables, and never in those of who was refused. */
export interface Refusal {
  code: number;
  status: "INVALID_ARGUMENT" | "PERMISSION_DENIED" | "DEADLINE_EXCEEDED" | "UNAVAILABLE";
  message: string;
}

export const invalid = (message: string, code = 400): Refusal => ({
  code,
  status: "INVALID_ARGUMENT",
  message,
});

export const FOREIGN: Refusal = {
  code: 403,
  status: "PERMISSION_DENIED",
  message: "Only pages of the site send inquiries.",
};

export const UNREAD: Record<Unread, Refusal> = {
  "too-large": invalid(`An inquiry has at most ${MOST_BYTES} bytes.`, 413),
  "too-slow": {
    code: 408,
    status: "DEADLINE_EXCEEDED",
    message: "The inquiry did not arrive in time.",
  },
  "pushed-out": { code: 503, status: "UNAVAILABLE", message: "Too many arrive at once." },
  "broken-off": invalid("The inquiry broke off."),
};
