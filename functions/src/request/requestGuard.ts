import { subscribe } from "node:diagnostics_channel";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";

/** Node publishes each request here before any listener gets it. */
const REQUEST_START_CHANNEL = "http.server.request.start";

/** Whether a request goes on to the function; otherwise the check has answered it. */
export type RequestCheck = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

function serverIn(message: unknown): Server | undefined {
  const isAbout = typeof message === "object" && message !== null && "server" in message;
  return isAbout && message.server instanceof Server ? message.server : undefined;
}

/**
 * Checks each request before the Functions Framework, which reads, unpacks and parses a whole request before
 * it calls a function. The framework owns the HTTP server, so the guard finds the server with its first
 * request.
 */
export function installGuard(admit: RequestCheck): void {
  const guarded = new WeakSet<Server>();
  subscribe(REQUEST_START_CHANNEL, (message) => {
    const server = serverIn(message);
    if (!server || guarded.has(server)) return;
    guarded.add(server);
    guardServer(server, admit);
  });
}

function guardServer(server: Server, admit: RequestCheck): void {
  const listeners = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", async (request, response) => {
    try {
      if (!(await admit(request, response))) return;
      for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
    } catch {
      response.destroy();
    }
  });
}
