/** The version of Gatsby whose internals this folder relies on. */
export const KNOWN_GATSBY = "5.16.1";

/** Stops the build if an internal of Gatsby is not there, instead of building a site without the optimisation. */
export function assertInternal<Found>(
  found: Found | null | undefined,
  what: string,
  file: string,
): Found {
  if (found !== null && found !== undefined) return found;
  throw new Error(
    `Gatsby has no ${what} where src/build/internals/${file} changes it: compare with Gatsby ${KNOWN_GATSBY}, then fix that file or remove it (decision 0018 says what it gains).`,
  );
}
