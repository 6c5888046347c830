const SYSTEM_FILE = /^(?:\.|~\$|Thumbs\.db$|desktop\.ini$|Icon\r$|__MACOSX$)|~$/i;

/** Files of operating systems and editors: ".DS_Store", "en.md~". */
export const isSystemFile = (name: string): boolean => SYSTEM_FILE.test(name);
