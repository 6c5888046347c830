/** Stryker runs the tests many hundred times, on code that counts where it has been. */
export const isMutated = process.env.STRYKER_MUTATOR_WORKER !== undefined;

/** So many of a kind; a hundred tell a mutant as well as thousands do. */
export const many = (count: number): number => (isMutated ? Math.min(count, 100) : count);
