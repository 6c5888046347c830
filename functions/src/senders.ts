import { createHmac } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { isIPv6 } from "node:net";

const LONGEST_ADDRESS = 64;

/**
 * The network address that the nearest proxy saw. What stands further left in the header, the sender
 * may have written: "made up, 203.0.113.7" => "203.0.113.7"
 */
export function networkAddress(headers: IncomingHttpHeaders, socketAddress = ""): string {
  const forwarded = [headers["x-forwarded-for"] ?? ""].flat().join(",").split(",").at(-1)?.trim();
  return (forwarded || socketAddress).slice(0, LONGEST_ADDRESS).toLowerCase();
}

/** A household has 2^64 addresses of IPv6: they count as one. "2001:db8:0:1::7" => "2001:db8:0:1" */
export function household(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}

/** Names under which the sender is counted; nobody without the salt finds the addresses in them. */
export function senderNames(network: string, email: string, salt: string): string[] {
  const hash = (text: string): string => createHmac("sha256", salt).update(text).digest("hex");
  return [hash(`network ${household(network)}`), hash(`mail ${email.toLowerCase()}`)];
}
