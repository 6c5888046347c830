/** Adds parameters of the service's picture host; those that the address has already are kept. */
export function withPictureParameters(
  address: string,
  parameters: Record<string, string | number>,
): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
  }
  return url.href;
}
