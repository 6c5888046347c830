declare global {
  interface Window {
    /** The page that the HTML was made for; Gatsby writes it there. */
    pagePath?: string;
  }
}

/** The HTML is that of 404.html, which the host gives for every address that it does not have. */
export const isFallback = (): boolean =>
  window.pagePath === "/404.html" || window.pagePath === "/404/";
