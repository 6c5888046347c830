export function installMissingPackages(
  folder: string,
  announcement: string,
  options?: { isLean?: boolean },
): boolean;
