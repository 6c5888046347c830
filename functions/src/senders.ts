import { createHmac } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { isIPv6 } from "node:net";
import {
  type Counter,
  PER_ADDRESS,
  PER_NETWORK,
  PER_SITE,
  PER_SUSPECT,
  SUSPECTS_TOTAL,
} from "./rateLimits.ts";

const MAX_ADDRESS_LENGTH = 64;

/**
 * The IP address that the nearest proxy saw. The sender may have written what is further left in the header:
 * "made up, 203.0.113.7" => "203.0.113.7"
 */
export function networkAddress(headers: IncomingHttpHeaders, socketAddress = ""): string {
  const forwarded = [headers["x-forwarded-for"] ?? ""].flat().join(",").split(",").at(-1)?.trim();
  return (forwarded || socketAddress).slice(0, MAX_ADDRESS_LENGTH).toLowerCase();
}

/** firstIpv6Groups("2001:db8::7", 4) => "2001:db8:0:0" */
function firstIpv6Groups(address: string, count: number): string {
  const [head = "", tail] = address.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  return [...left, ...zeros, ...right]
    .slice(0, count)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}

const unwrapIpv4 = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, "");

/** The /64 of an IPv6 address, which one household has: "2001:db8:0:1::7" => "2001:db8:0:1" */
export function ipPrefix(address: string): string {
  const plain = unwrapIpv4(address);
  return isIPv6(plain) ? firstIpv6Groups(plain, 4) : plain;
}

/** The /48 of an IPv6 address, which one customer may have: "2001:db8:0:1::7" => "2001:db8:0" */
export function ipSitePrefix(address: string): string | undefined {
  const plain = unwrapIpv4(address);
  return isIPv6(plain) ? firstIpv6Groups(plain, 3) : undefined;
}

/** normalizeEmail("ＡＮＡ\u200b@primjer.hr") => "ana@primjer.hr" */
export function normalizeEmail(email: string): string {
  const visible = email
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\s]/gu, "");
  return visible.toLowerCase();
}

export interface Sender {
  network: string;
  email: string;
  isSuspect: boolean;
}

/** The counters of a sender. Without the salt, their names reveal no address. */
export function countersOf({ network, email, isSuspect }: Sender, salt: string): Counter[] {
  const hash = (text: string): string => createHmac("sha256", salt).update(text).digest("hex");
  const prefix = ipPrefix(network);
  if (isSuspect) {
    return [
      { name: hash(`suspect ${prefix}`), limit: PER_SUSPECT },
      { name: "suspects", limit: SUSPECTS_TOTAL },
    ];
  }
  const site = ipSitePrefix(network);
  return [
    { name: hash(`address ${prefix} ${normalizeEmail(email)}`), limit: PER_ADDRESS },
    { name: hash(`network ${prefix}`), limit: PER_NETWORK },
    ...(site ? [{ name: hash(`site ${site}`), limit: PER_SITE }] : []),
  ];
}
