import { crc32 } from "node:zlib";

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const OLDEST_READER = 10;

/** A zip with one file that is not packed: zipOfOne("a.txt", "…"). A jar is a zip. */
export function zipOfOne(name: string, text: string): Buffer {
  const path = Buffer.from(name);
  const content = Buffer.from(text);
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(OLDEST_READER, 0);
  // The date: the first of January 1980, in days; a date of nought is none.
  facts.writeUInt16LE(0x21, 8);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(content.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(path.length, 22);
  const local = Buffer.concat([number(LOCAL), facts, path, content]);
  const version = Buffer.alloc(2);
  version.writeUInt16LE(OLDEST_READER);
  // After the facts: comment, disk and attributes, all nought, and the place of the file, the beginning.
  const central = Buffer.concat([number(CENTRAL), version, facts, Buffer.alloc(14), path]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, number(END), end]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
