const OF_SYSTEMS = /^(?:\.|~\$|Thumbs\.db$|desktop\.ini$|Icon\r$|__MACOSX$)|~$/i;

/** What systems and editors leave in folders, and nobody has put there: ".DS_Store", "en.md~". */
export const isJunk = (name: string): boolean => OF_SYSTEMS.test(name);
