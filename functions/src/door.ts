import { subscribe } from "node:diagnostics_channel";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";

/** Node says here that a request has begun, before it gives it to anybody. */
const REQUEST_BEGINS = "http.server.request.start";

/** Whether a request may go on to what stands behind the door; whoever may not has been answered. */
export type Admit = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

function serverIn(message: unknown): Server | undefined {
  const isAbout = typeof message === "object" && message !== null && "server" in message;
  return isAbout && message.server instanceof Server ? message.server : undefined;
}

/**
 * What runs functions, on Google's machines as on this one, reads a request to its end, unpacks it and
 * parses it before any function hears of it. This stands before that, on the server itself, which is
 * not ours: it is met with its first request.
 */
export function standAtTheDoor(admit: Admit): void {
  const guarded = new WeakSet<Server>();
  subscribe(REQUEST_BEGINS, (message) => {
    const server = serverIn(message);
    if (!server || guarded.has(server)) return;
    guarded.add(server);
    guard(server, admit);
  });
}

function guard(server: Server, admit: Admit): void {
  const behind = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", async (request, response) => {
    try {
      if (!(await admit(request, response))) return;
      for (const listener of behind) Reflect.apply(listener, server, [request, response]);
    } catch {
      response.destroy();
    }
  });
}
