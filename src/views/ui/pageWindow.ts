/**
 * The page numbers worth showing: the first, the last and those around the current one; `null` represents a gap of two or more.
 * @example pageWindow(6, 20) // [1, null, 5, 6, 7, null, 20]
 */
export function pageWindow(page: number, pages: number, around = 1): (number | null)[] {
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= around,
  );
  return shown.flatMap((number, index) => {
    const gap = number - (shown[index - 1] ?? number - 1) - 1;
    // A gap of one page takes no more room than its number.
    return gap === 0 ? [number] : gap === 1 ? [number - 1, number] : [null, number];
  });
}
