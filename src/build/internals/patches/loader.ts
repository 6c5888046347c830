import type { Patch } from "./patch.ts";

// The loader of page data and chunks. A page without its data is tried four times in all, then:
// - on the first page, the document degrades (src/runtime/inline/start.ts), without a reload;
// - after a click on a link, the target is loaded as a document, once (navigation.ts);
// - after "back", the page is loaded as a document: it is then a first page, and degrades;
// - where page and data are of different builds, the page reloads once (productionApp.ts).

/** After that, loading the whole document is better. */
const TIMEOUT_MS = 15_000;

/** The pauses before retries: 0.5, 1.5 and 4.5 seconds. */
const PAUSE = "const pause = retries => new Promise(done => setTimeout(done, 500 * 3 ** retries))";

const REQUESTS: Patch[] = [
  {
    find: "function doFetch(url, method = `GET`) {",
    replacement: `${PAUSE}\n\nfunction doFetch(url, method = \`GET\`) {`,
  },
  {
    find: `    req.onreadystatechange = () => {
      if (req.readyState == 4) {
        resolve(req)
      }
    }
`,
    replacement: `    req.timeout = ${TIMEOUT_MS}
    // As if the server had said that it cannot: it is not asked again.
    req.ontimeout = () => resolve({ status: 500, responseText: \`\` })
    req.onload = req.onerror = req.onabort = () => resolve(req)
`,
  },
];

const PAGE_DATA: Patch[] = [
  // The first page was served as HTML, so its data must exist: it is retried whatever the response was.
  {
    find: "      // Handle 404\n      if (status === 404 || status === 200) {\n        // If the request was for a 404/500 page and it doesn't exist, we're done\n        if (pagePath === `/404.html` || pagePath === `/500.html`) {\n          return Object.assign(loadObj, {\n            status: PageResourceStatus.Error,\n          })\n        }\n\n        // Need some code here to cache the 404 request. In case\n        // multiple loadPageDataJsons result in 404s\n        return this.fetchPageDataJson(\n          Object.assign(loadObj, { pagePath: `/404.html`, notFound: true })\n        )\n      }\n",
    replacement: `      const isFirst = this.pageDb.size === 0 && window.pagePath !== \`/404.html\`

      // A wildcard answers for what has no data, and for all else the 404 page.
      if (!isFirst && (status === 404 || status === 200)) {
        if (loadObj.notFound) {
          return Object.assign(loadObj, {
            status: PageResourceStatus.Error,
          })
        }

        return this.fetchPageDataJson(
          Object.assign(loadObj, {
            pagePath: findMatchPath(pagePath) ?? \`/404.html\`,
            notFound: true,
          })
        )
      }
`,
  },
  // Gatsby would look for a page "/500.html", and again if that is missing.
  {
    find: `      if (status === 500) {
        return this.fetchPageDataJson(
          Object.assign(loadObj, {
            pagePath: \`/500.html\`,
            internalServerError: true,
          })
        )
      }
`,
    replacement: `      if (!isFirst && status === 500) {
        return Object.assign(loadObj, {
          status: PageResourceStatus.Error,
        })
      }
`,
  },
  {
    find: `      if (retries < 3) {
        return this.fetchPageDataJson(
          Object.assign(loadObj, { retries: retries + 1 })
        )
      }
`,
    replacement: `      if (retries < 3) {
        return pause(retries).then(() =>
          this.fetchPageDataJson(Object.assign(loadObj, { retries: retries + 1 }))
        )
      }
`,
  },
];

const PAGES: Patch[] = [
  // The build's hash is requested again only if there is a page to compare it with.
  {
    find: `    const loadDataPromises = [
      this.loadAppData(),
      this.loadPageDataJson(pagePath),
    ]
`,
    replacement: `    const pageDataPromise = this.loadPageDataJson(pagePath)
    const loadDataPromises = [this.loadAppData(0, pageDataPromise), pageDataPromise]
`,
  },
  {
    find: "  loadAppData(retries = 0) {",
    replacement: "  loadAppData(retries = 0, pageDataPromise) {",
  },
  {
    find: `          return this.loadAppData(retries + 1)
`,
    replacement: `          return Promise.resolve(pageDataPromise).then(pageData =>
            pageData?.status === PageResourceStatus.Error
              ? undefined
              : pause(retries).then(() => this.loadAppData(retries + 1, pageDataPromise))
          )
`,
  },
  // Failures are not cached: "back" to one would render nothing.
  {
    find: "              this.pageDb.set(pagePath, finalResult)\n",
    replacement:
      "              if (finalResult.status === PageResourceStatus.Success) this.pageDb.set(pagePath, finalResult)\n",
  },
  // A page of a later build may need a chunk that this build does not have.
  {
    find: `        throw new Error(
          \`We couldn't find the correct component chunk with the name "\${chunkName}"\`
        )
`,
    replacement: "        return Promise.resolve(new Error(chunkName))\n",
  },
];

// Prefetches links in the viewport, unless the connection is slow or metered: only page data, one after the other,
// and no more after a failure.
const PREFETCH: Patch[] = [
  {
    find: "(navigator.connection.effectiveType || ``).includes(`2g`)",
    replacement: "/[23]g/.test(navigator.connection.effectiveType)",
  },
  {
    find: `  doPrefetch(pagePath) {
    const pageDataUrl = createPageDataUrl(pagePath)

    if (global.hasPartialHydration) {`,
    replacement: `  fetchAhead(pagePath) {
    if (this.prefetchDisabled || this.pageDataDb.has(pagePath)) return
    return this.memoizedGet(createPageDataUrl(pagePath)).then(({ status, responseText }) => {
      try {
        const payload = JSON.parse(responseText)
        if (status !== 200 || payload.path === undefined) throw status
        this.pageDataDb.set(pagePath, { pagePath, payload, status: PageResourceStatus.Success })
      } catch {
        this.prefetchDisabled = true
      }
    })
  }

  doPrefetch(pagePath) {
    this.lastAhead = Promise.resolve(this.lastAhead).then(() => this.fetchAhead(pagePath))
    return this.lastAhead
  }

  doPrefetchOfGatsby(pagePath) {
    const pageDataUrl = createPageDataUrl(pagePath)

    if (global.hasPartialHydration) {`,
  },
  {
    find: "  doPrefetch(pagePath) {\n    return super.doPrefetch(pagePath).then(result => {",
    replacement:
      "  doPrefetchOfGatsby(pagePath) {\n    return super.doPrefetchOfGatsby(pagePath).then(result => {",
  },
];

export const LOADER: Patch[] = [...REQUESTS, ...PAGE_DATA, ...PAGES, ...PREFETCH];
