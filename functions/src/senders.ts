import { createHmac } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { isIPv6 } from "node:net";
import {
  type Count,
  PER_ADDRESS,
  PER_NETWORK,
  PER_SITE,
  PER_SUSPECT,
  SUSPECTS_IN_ALL,
} from "./limits.ts";

const LONGEST_ADDRESS = 64;

/**
 * The network address that the nearest proxy saw. What stands further left in the header, the sender
 * may have written: "made up, 203.0.113.7" => "203.0.113.7"
 */
export function networkAddress(headers: IncomingHttpHeaders, socketAddress = ""): string {
  const forwarded = [headers["x-forwarded-for"] ?? ""].flat().join(",").split(",").at(-1)?.trim();
  return (forwarded || socketAddress).slice(0, LONGEST_ADDRESS).toLowerCase();
}

/** The first parts of an address of IPv6: groupsOf("2001:db8::7", 4) => "2001:db8:0:0" */
function groupsOf(address: string, count: number): string {
  const [head = "", tail] = address.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  return [...left, ...zeros, ...right]
    .slice(0, count)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}

const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, "");

/** A household has 2^64 addresses of IPv6: they count as one. "2001:db8:0:1::7" => "2001:db8:0:1" */
export function household(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? groupsOf(plain, 4) : plain;
}

/** What one customer may have of IPv6: "2001:db8:0:1::7" => "2001:db8:0"; of IPv4 it is one address. */
export function siteOf(address: string): string | undefined {
  const plain = plainAddress(address);
  return isIPv6(plain) ? groupsOf(plain, 3) : undefined;
}

/** One mailbox, however its address is typed: sameAddress("ＡＮＡ\u200b@primjer.hr") => "ana@primjer.hr" */
export function sameAddress(email: string): string {
  const signs = email.normalize("NFKC").replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\s]/gu, "");
  return signs.toLowerCase();
}

export interface Sender {
  network: string;
  email: string;
  isSuspect: boolean;
}

/** Where a sender is counted; nobody without the salt finds the addresses in the names. */
export function countsOf({ network, email, isSuspect }: Sender, salt: string): Count[] {
  const hash = (text: string): string => createHmac("sha256", salt).update(text).digest("hex");
  const home = household(network);
  if (isSuspect) {
    return [
      { name: hash(`suspect ${home}`), limit: PER_SUSPECT },
      { name: "suspects", limit: SUSPECTS_IN_ALL },
    ];
  }
  const site = siteOf(network);
  return [
    { name: hash(`address ${home} ${sameAddress(email)}`), limit: PER_ADDRESS },
    { name: hash(`network ${home}`), limit: PER_NETWORK },
    ...(site ? [{ name: hash(`site ${site}`), limit: PER_SITE }] : []),
  ];
}
