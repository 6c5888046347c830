/** Fetches a JSON file of the build, whose name contains a hash of its content. */
export async function fetchBuildFile<Content>(
  address: string,
  signal?: AbortSignal,
): Promise<Content> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered with ${response.status}`);
  return response.json();
}
