export function nearestTests(
  sources: ReadonlyMap<string, string>,
  changed: readonly string[],
  options: { budget: number; secondsOf: (file: string) => number },
): { chosen: string[]; all: number };
