/** Neither null nor an array: isRecord({ a: 1 }) => true */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
