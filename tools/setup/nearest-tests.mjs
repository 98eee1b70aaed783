/** Which tests to run first after a change: those with the fewest imports in between. */
import path from 'node:path';

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
const isTest = (file) => /\.test\.tsx?$/.test(file);

/** The files that import each file directly. Paths are relative to the root. */
function importersOf(sources) {
  const importers = new Map();
  for (const [file, text] of sources)
    for (const [, to] of text.matchAll(IMPORT)) {
      const target = path.posix.join(path.posix.dirname(file), to);
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  return importers;
}

/** The files that depend on the changed ones, nearest first, with the number of imports in between. */
function dependents(sources, changed) {
  const importers = importersOf(sources);
  const distances = new Map(changed.map((file) => [file, 0]));
  for (const [file, distance] of distances) for (const each of importers.get(file) ?? []) if (!distances.has(each)) distances.set(each, distance + 1);
  return distances;
}

/**
 * The tests of a change that fit into a time budget, nearest first. For a changed file that can't be imported (a text, a document), the tests in its folder.
 * @param {ReadonlyMap<string, string>} sources the text of each source file, by path from the root
 * @param {readonly string[]} changed paths from the root
 * @param {{ budget: number, secondsOf: (file: string) => number }} options `budget` in seconds of one core
 * @returns {{ chosen: string[], all: number }} at least the nearest test, if there is one
 */
export function nearestTests(sources, changed, { budget, secondsOf }) {
  const besides = (file) => [...sources.keys()].filter((each) => isTest(each) && path.posix.dirname(each) === path.posix.dirname(file));
  const begun = changed.flatMap((file) => (sources.has(file) ? [file] : besides(file)));
  const found = [...dependents(sources, begun)].filter(([file]) => isTest(file) && sources.has(file));
  const chosen = [];
  let spent = 0;
  for (const [file] of found.toSorted(([a, near], [b, far]) => near - far || secondsOf(a) - secondsOf(b))) {
    spent += secondsOf(file);
    if (chosen.length > 0 && spent > budget) break;
    chosen.push(file);
  }
  return { chosen, all: found.length };
}
