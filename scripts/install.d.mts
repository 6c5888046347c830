export function installWhatIsMissing(
  folder: string,
  announcement: string,
  options?: { isLean?: boolean },
): boolean;
