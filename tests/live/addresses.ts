/** The content service that the browser queries. */
export const SERVICE_URL = `http://127.0.0.1:${process.env.TEST_SERVICE_PORT}/graphql`;
