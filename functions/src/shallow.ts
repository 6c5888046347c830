import type { onRequest } from "firebase-functions/v2/https";

/** An inquiry has three levels: what is sent, the inquiry, its topic. */
const DEEPEST = 8;

/** Level by level, not one function within another: isDeep(JSON.parse("[".repeat(9000)…)) => true */
export function isDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((one) =>
      typeof one === "object" && one !== null ? Object.values(one) : [],
    );
  }
  return false;
}

type Handler = ReturnType<typeof onRequest>;

/**
 * Firebase reads what is sent by going down into it, and a nest of thousands of brackets is too deep
 * for that: it is refused before. Everything else about the function stays as it is.
 */
export function refuseDeep<Call extends Handler>(call: Call): Call {
  const guarded = (...[request, response]: Parameters<Handler>): void | Promise<void> => {
    if (!isDeep(request.body)) return call(request, response);
    const error = { message: "An inquiry is not that deep.", status: "INVALID_ARGUMENT" };
    response.status(400).json({ error });
  };
  return Object.assign(guarded, call);
}
