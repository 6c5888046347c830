/** Titles with more characters than this get a smaller size. */
const LONG = 90;

export const isLongTitle = (title: string): boolean => title.length > LONG;
