export function whenOrphaned(act: () => void): void;
