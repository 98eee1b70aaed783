/**
 * How many letters to change, add, remove, or swap with a neighbor to turn one word into the other (optimal string alignment).
 * @returns Infinity if it's more than `most`
 */
export function editDistance(a: string, b: string, most: number): number {
  const from = [...a];
  const to = [...b];
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of from.entries()) {
    const here = [row + 1];
    for (const [column, other] of to.entries()) {
      const isSwap = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === other;
      const swap = isSwap ? (before[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      here.push(Math.min((above[column + 1] ?? 0) + 1, (here[column] ?? 0) + 1, (above[column] ?? 0) + Number(letter !== other), swap));
    }
    [before, above] = [above, here];
    // No later row can be less than the least of the last two.
    if (Math.min(...above) > most && Math.min(...before) > most) return Number.POSITIVE_INFINITY;
  }
  const distance = above[to.length] ?? 0;
  return distance > most ? Number.POSITIVE_INFINITY : distance;
}
