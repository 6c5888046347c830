type Shape = Record<string, unknown>;

/** Neither null nor a list: isShape({ a: 1 }) => true */
export const isShape = (value: unknown): value is Shape =>
  typeof value === "object" && value !== null && !Array.isArray(value);
