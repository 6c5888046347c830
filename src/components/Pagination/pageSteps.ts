/**
 * The numbers to show: the first, the last, and the current one with its neighbours. null is a gap
 * of more than one page. pageSteps(5, 9) => [1, null, 4, 5, 6, null, 9]
 */
export function pageSteps(current: number, count: number): (number | null)[] {
  const isNear = (page: number): boolean => Math.abs(page - current) <= 1;
  const isShown = (page: number): boolean => page === 1 || page === count || isNear(page);
  const pages = Array.from({ length: count }, (_, index) => index + 1);
  return pages.flatMap((page) => {
    if (isShown(page)) return [page];
    const [isAfterShown, isBeforeShown] = [isShown(page - 1), isShown(page + 1)];
    if (isAfterShown) return [isBeforeShown ? page : null];
    return [];
  });
}
