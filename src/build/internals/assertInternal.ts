/** The version of Gatsby whose insides the files of this folder know. */
export const KNOWN_GATSBY = "5.16.1";

/**
 * What a trick takes hold of; where it is not there any more, the build stops instead of sending visitors a
 * site without the trick.
 */
export function assertInternal<Found>(
  found: Found | null | undefined,
  what: string,
  file: string,
): Found {
  if (found !== null && found !== undefined) return found;
  throw new Error(
    `Gatsby has no ${what} where src/build/internals/${file} changes it: compare with Gatsby ${KNOWN_GATSBY}, then mend that file or do without it (decision 0018 says what it buys).`,
  );
}
