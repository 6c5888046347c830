/** A file that our own build wrote, under a name that changes with what is in it (cache busting). */
export async function fetchBuildFile<Content>(
  address: string,
  signal?: AbortSignal,
): Promise<Content> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered with ${response.status}`);
  return response.json();
}
