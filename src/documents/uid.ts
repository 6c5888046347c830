/** Letters, digits, "-" and "_": a uid becomes the slug of a path, so nothing else may pass. */
const SAFE_UID = /^[\p{L}\p{N}_-]+$/u;

/** A page is a folder named after the uid, and no common file system has longer names than 255. */
export const LONGEST_UID = 200;

export const bytesOf = (uid: string): number => new TextEncoder().encode(uid).length;

export const hasSafeLetters = (uid: string): boolean => SAFE_UID.test(uid);

export const isSafeUid = (uid: string): boolean =>
  hasSafeLetters(uid) && bytesOf(uid) <= LONGEST_UID;
