import { Agent, request as open } from "node:http";
import { gzipSync } from "node:zlib";

export interface Strike {
  status: number;
  text: string;
  /** Milliseconds until the response began. */
  milliseconds: number;
}

const MEGABYTE = 1_000_000;

const keys = (count: number): string =>
  `{${Array.from({ length: count }, (_, index) => `"k${index}":0`).join(",")}}`;

/** Bodies that are cheap to send and expensive to read. */
export const HEAVY: Record<string, () => { body: Buffer; encoding?: string }> = {
  "ten megabytes of brackets": () => ({
    body: Buffer.from(`{"data":${"[".repeat(5 * MEGABYTE)}${"]".repeat(5 * MEGABYTE)}}`),
  }),
  "a list of empty lists": () => ({
    body: Buffer.from(`{"data":[${"[],".repeat(1.6 * MEGABYTE)}[]]}`),
  }),
  "a list of noughts": () => ({ body: Buffer.from(`{"data":[${"0,".repeat(5 * MEGABYTE)}0]}`) }),
  "a million keys": () => ({ body: Buffer.from(`{"data":${keys(MEGABYTE)}}`) }),
  "a hundred megabytes in little gzip": () => ({
    body: gzipSync(Buffer.from(`{"data":"${"a".repeat(100 * MEGABYTE)}"}`)),
    encoding: "gzip",
  }),
  "sixty-four kilobytes of brackets": () => ({
    body: Buffer.from(`{"data":${"[".repeat(32_000)}${"]".repeat(32_000)}}`),
  }),
};

/** Sends over a raw socket, so that an answer before the end of the request is seen. */
export function strike(
  url: string,
  body: Buffer,
  { encoding, ...headers }: Record<string, string | undefined> = {},
): Promise<Strike> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    // A new connection, because an idle one may have been closed while this process was compressing
    // a body.
    const agent = new Agent({ keepAlive: true });
    const request = open(url, {
      method: "POST",
      agent,
      headers: {
        "content-type": "application/json",
        ...(encoding && { "content-encoding": encoding }),
        ...headers,
      },
    });
    let status = 0;
    request.on("error", (error) => {
      // The server has responded and closed the connection while we were sending.
      if (status === 0) reject(error);
    });
    request.on("response", (response) => {
      const milliseconds = performance.now() - begun;
      status = response.statusCode ?? 0;
      let text = "";
      response.setEncoding("utf8").on("data", (part) => (text += part));
      response.on("close", () => {
        agent.destroy();
        resolve({ status, text, milliseconds });
      });
    });
    request.end(body);
  });
}
