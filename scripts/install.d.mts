export function installWhatIsMissing(folder: string, announcement: string): boolean;
