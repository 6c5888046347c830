/** The site that is tested, and the service that its visitors' browsers ask. */
export const SITE_PORT = Number(process.env.LIVE_PORT ?? 9343);
export const SERVICE_PORT = SITE_PORT + 1;
export const SERVICE_URL = `http://127.0.0.1:${SERVICE_PORT}/graphql`;
