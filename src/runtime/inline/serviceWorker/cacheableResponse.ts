interface Received {
  request: { url: string };
  response: Response;
}

/**
 * Caches only successful responses of the site: no errors, no redirects, and no HTML for a file, as some hosts
 * and captive portals answer.
 */
export async function cacheableResponse({ request, response }: Received): Promise<Response | null> {
  const isOwn = response.status === 200 && response.type === "basic" && !response.redirected;
  const isHtml = (response.headers.get("content-type") ?? "").startsWith("text/html");
  const isForPage = new URL(request.url).pathname.endsWith("/");
  return isOwn && isHtml === isForPage ? response : null;
}
