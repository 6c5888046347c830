/** A uid becomes a part of a URL and the name of a folder. */
const SAFE_UID = /^[\p{L}\p{N}_-]+$/u;

/** In bytes: a page is a folder of this name, and common file systems limit names to 255. */
export const LONGEST_UID = 200;

export const bytesOf = (uid: string): number => new TextEncoder().encode(uid).length;

/** Only letters, digits, "-" and "_". */
export const hasSafeLetters = (uid: string): boolean => SAFE_UID.test(uid);

export const isSafeUid = (uid: string): boolean =>
  hasSafeLetters(uid) && bytesOf(uid) <= LONGEST_UID;
