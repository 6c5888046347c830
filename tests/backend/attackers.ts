import { Agent, request as open } from "node:http";
import { gzipSync } from "node:zlib";

export interface Strike {
  status: number;
  text: string;
  /** Until the answer began. */
  milliseconds: number;
}

const MEGABYTE = 1_000_000;

const keys = (count: number): string =>
  `{${Array.from({ length: count }, (_, index) => `"k${index}":0`).join(",")}}`;

/** Bodies that are cheap to send and dear to read. */
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

/** Sends by hand, so that an answer that comes before everything is sent is seen. */
export function strike(
  url: string,
  body: Buffer,
  { encoding, ...headers }: Record<string, string | undefined> = {},
): Promise<Strike> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    // A connection kept from before may have been closed while this process was packing a body.
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
      // It went on sending to who had answered and hung up.
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
