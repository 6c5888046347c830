/** Where the site is served while Chromatic's archives are made. */
export const PAGES_PORT = Number(process.env.CHROMATIC_PORT ?? 9383);
export const PAGES_URL = `http://localhost:${PAGES_PORT}`;
