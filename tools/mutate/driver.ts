import { appendFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Noticed } from './outcome.ts';

/**
 * What Vitest runs: the chart's tests once per mutant, each with its own modules (mutant-plugin.ts). The tests of a mutant stop at the first failure. Those
 * that use the chart itself as the oracle (tests/support/path-tests.ts) run last in their file, and files with them last.
 */
declare module 'vitest' {
  interface ProvidedContext {
    mutants: number[];
    tests: string[];
    machines: string[];
    isByHand: boolean;
    results: string;
  }
}

const [tests, machines] = [inject('tests'), inject('machines')];
/** Tests replace the clock. */
const clock = performance.now.bind(performance);
let reported = 0;
const report = (mutant: number, noticed: Noticed | 'loaded' | 'begun', by = '') => {
  reported = clock();
  appendFileSync(inject('results'), `${JSON.stringify({ mutant, noticed, by })}\n`);
};
const isWalked = (name: string) => name.startsWith('every path of');
interface Named {
  name: string;
  tasks?: Named[];
}

for (const mutant of inject('mutants'))
  describe(`mutant ${mutant}`, async () => {
    let failed: string | null = null;
    let lost: string | null = null;
    let stray: unknown = null;
    const onStray = (error: unknown) => (stray ??= error);
    // Vitest requires a destructured fixture argument, and this one needs no fixture.
    // oxlint-disable-next-line no-empty-pattern
    beforeAll(({}, suite) => {
      report(mutant, 'begun');
      // Sorted in place: Vitest reads the next task after this.
      const walksLast = (one: Named, other: Named) => Number(hasWalks(one)) - Number(hasWalks(other));
      const hasWalks = ({ name, tasks = [] }: Named): boolean => isWalked(name) || tasks.some(hasWalks);
      const files = suite.tasks as Named[];
      files.sort(walksLast);
      for (const { tasks } of files) tasks?.sort(walksLast);
      process.on('uncaughtException', onStray).on('unhandledRejection', onStray);
    });
    beforeEach(({ skip, onTestFailed, task }) => {
      // So that many tests don't look like one that hangs.
      if (clock() - reported > 1_000) report(mutant, 'begun');
      const isWalk = task.suite !== undefined && isWalked(task.suite.name);
      if (failed !== null || (isWalk && (lost !== null || inject('isByHand')))) skip();
      onTestFailed(() => {
        if (isWalk) lost ??= `${task.suite?.name} ${task.name}`;
        else failed ??= task.name;
      });
    });
    afterAll(async () => {
      await setImmediate();
      await setImmediate();
      process.off('uncaughtException', onStray).off('unhandledRejection', onStray);
      if (failed !== null) report(mutant, 'byHand', failed);
      else if (lost !== null) report(mutant, 'byPaths', lost);
      else if (stray !== null) report(mutant, 'byHand', String(stray));
      else report(mutant, 'survived');
    });
    report(mutant, 'loaded');
    try {
      for (const machine of machines) await import(/* @vite-ignore */ `${machine}?mutant=${mutant}`);
    } catch (error) {
      // XState rejects this mutant, so it doesn't count.
      report(mutant, 'invalid', String(error));
      return;
    }
    // Each in a suite of its own: what a file does before each test holds for its tests only.
    for (const file of tests)
      describe(`of ${file}`, async () => {
        try {
          await import(/* @vite-ignore */ `${file}?mutant=${mutant}`);
        } catch (error) {
          test('its tests load', () => expect.unreachable(String(error)));
        }
      });
  });
