import type { Patch } from "./patch.ts";

// What asks for the data and the parts of pages. No answer, however wrong, may make it ask for ever,
// and none may leave a link that leads nowhere: what does not come is loaded as a whole document.

/** How long an answer may take; whoever waits longer is better off with the whole page. */
const PATIENCE_MS = 15_000;

/** The pauses before something is asked for again: 0.5, 1.5 and 4.5 seconds. */
const PAUSE = "const pause = retries => new Promise(done => setTimeout(done, 500 * 3 ** retries))";

const ASKING: Patch[] = [
  {
    was: "function doFetch(url, method = `GET`) {",
    becomes: `${PAUSE}\n\nfunction doFetch(url, method = \`GET\`) {`,
  },
  {
    was: `    req.onreadystatechange = () => {
      if (req.readyState == 4) {
        resolve(req)
      }
    }
`,
    becomes: `    req.timeout = ${PATIENCE_MS}
    // As if the server had said that it cannot: it is not asked again.
    req.ontimeout = () => resolve({ status: 500, responseText: \`\` })
    req.onload = req.onerror = req.onabort = () => resolve(req)
`,
  },
];

const PAGE_DATA: Patch[] = [
  // The first page is here as HTML, so its data must be somewhere, too: whatever the answer was.
  {
    was: "      // Handle 404\n      if (status === 404 || status === 200) {\n        // If the request was for a 404/500 page and it doesn't exist, we're done\n        if (pagePath === `/404.html` || pagePath === `/500.html`) {\n          return Object.assign(loadObj, {\n            status: PageResourceStatus.Error,\n          })\n        }\n\n        // Need some code here to cache the 404 request. In case\n        // multiple loadPageDataJsons result in 404s\n        return this.fetchPageDataJson(\n          Object.assign(loadObj, { pagePath: `/404.html`, notFound: true })\n        )\n      }\n",
    becomes: `      const isFirst = this.pageDb.size === 0 && window.pagePath !== \`/404.html\`

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
  // Gatsby would look for a page "/500.html", and for that page again when it is not there either.
  {
    was: `      if (status === 500) {
        return this.fetchPageDataJson(
          Object.assign(loadObj, {
            pagePath: \`/500.html\`,
            internalServerError: true,
          })
        )
      }
`,
    becomes: `      if (!isFirst && status === 500) {
        return Object.assign(loadObj, {
          status: PageResourceStatus.Error,
        })
      }
`,
  },
  {
    was: `      if (retries < 3) {
        return this.fetchPageDataJson(
          Object.assign(loadObj, { retries: retries + 1 })
        )
      }
`,
    becomes: `      if (retries < 3) {
        return pause(retries).then(() =>
          this.fetchPageDataJson(Object.assign(loadObj, { retries: retries + 1 }))
        )
      }
`,
  },
  // Whether there is a page after all is asked where the 404 page came, not where nothing did. (Its twin
  // for another kind of data, which this site has not, stays as it is.)
  {
    was: `    return super.loadPageDataJson(rawPath).then(data => {
      if (data.notFound) {
`,
    becomes: `    return super.loadPageDataJson(rawPath).then(data => {
      if (data.notFound && data.status === PageResourceStatus.Success) {
`,
  },
  // What failed once may be there the next time somebody wants it.
  {
    was: "      this.pageDataDb.set(pagePath, pageData)\n",
    becomes:
      "      if (pageData.status === PageResourceStatus.Success) this.pageDataDb.set(pagePath, pageData)\n",
  },
];

const PAGES: Patch[] = [
  // The number of the build is asked for again only where there is a page to compare it with.
  {
    was: `    const loadDataPromises = [
      this.loadAppData(),
      this.loadPageDataJson(pagePath),
    ]
`,
    becomes: `    const pageDataPromise = this.loadPageDataJson(pagePath)
    const loadDataPromises = [this.loadAppData(0, pageDataPromise), pageDataPromise]
`,
  },
  { was: "  loadAppData(retries = 0) {", becomes: "  loadAppData(retries = 0, pageDataPromise) {" },
  {
    was: `          return this.loadAppData(retries + 1)
`,
    becomes: `          return Promise.resolve(pageDataPromise).then(pageData =>
            pageData?.status === PageResourceStatus.Error
              ? undefined
              : pause(retries).then(() => this.loadAppData(retries + 1, pageDataPromise))
          )
`,
  },
  {
    was: "              this.pageDb.set(pagePath, finalResult)\n",
    becomes:
      "              if (finalResult.status === PageResourceStatus.Success) this.pageDb.set(pagePath, finalResult)\n",
  },
  // A page of a later build may be drawn by what this one does not have.
  {
    was: `        throw new Error(
          \`We couldn't find the correct component chunk with the name "\${chunkName}"\`
        )
`,
    becomes: "        return Promise.resolve(new Error(chunkName))\n",
  },
];

// What is in sight comes ahead, unless the connection is slow or dear: its data and no more, one after
// the other, and nothing at all once the site is in trouble.
const AHEAD: Patch[] = [
  {
    was: "(navigator.connection.effectiveType || ``).includes(`2g`)",
    becomes: "/[23]g/.test(navigator.connection.effectiveType)",
  },
  {
    was: `  doPrefetch(pagePath) {
    const pageDataUrl = createPageDataUrl(pagePath)

    if (global.hasPartialHydration) {`,
    becomes: `  fetchAhead(pagePath) {
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
    was: "  doPrefetch(pagePath) {\n    return super.doPrefetch(pagePath).then(result => {",
    becomes:
      "  doPrefetchOfGatsby(pagePath) {\n    return super.doPrefetchOfGatsby(pagePath).then(result => {",
  },
];

export const LOADER: Patch[] = [...ASKING, ...PAGE_DATA, ...PAGES, ...AHEAD];
