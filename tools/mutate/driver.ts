import { appendFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Noticed } from './outcome.ts';

/**
 * What Vitest runs: the chart's tests once per mutant, each with its own modules (mutant-plugin.ts). The tests of a mutant stop at the first failure. Those
 * that use the chart itself as the oracle (tests/support/path-tests.ts) run last.
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
const report = (mutant: number, noticed: Noticed | 'loaded' | 'begun', by = '') =>
  appendFileSync(inject('results'), `${JSON.stringify({ mutant, noticed, by })}\n`);
const isWalked = (name: string) => name.startsWith('every path of');

for (const mutant of inject('mutants'))
  describe(`mutant ${mutant}`, async () => {
    let failed: string | null = null;
    let stray: unknown = null;
    const onStray = (error: unknown) => (stray ??= error);
    // Vitest requires a destructured fixture argument, and this one needs no fixture.
    // oxlint-disable-next-line no-empty-pattern
    beforeAll(({}, suite) => {
      report(mutant, 'begun');
      // Sorted in place: Vitest reads the next task after this.
      (suite.tasks as { name: string }[]).sort((one, other) => Number(isWalked(one.name)) - Number(isWalked(other.name)));
      process.on('uncaughtException', onStray).on('unhandledRejection', onStray);
    });
    beforeEach(({ skip, onTestFailed, task }) => {
      const isWalk = task.suite !== undefined && isWalked(task.suite.name);
      if (failed !== null || (isWalk && inject('isByHand'))) skip();
      onTestFailed(() => {
        failed = isWalk ? `${task.suite?.name} ${task.name}` : task.name;
      });
    });
    afterAll(async () => {
      await setImmediate();
      await setImmediate();
      process.off('uncaughtException', onStray).off('unhandledRejection', onStray);
      const by = failed ?? (stray === null ? null : String(stray));
      report(mutant, by === null ? 'survived' : isWalked(by) ? 'byPaths' : 'byHand', by ?? '');
    });
    report(mutant, 'loaded');
    try {
      for (const machine of machines) await import(/* @vite-ignore */ `${machine}?mutant=${mutant}`);
    } catch (error) {
      // XState rejects this mutant, so it doesn't count.
      report(mutant, 'invalid', String(error));
      return;
    }
    try {
      for (const file of tests) await import(/* @vite-ignore */ `${file}?mutant=${mutant}`);
    } catch (error) {
      test('its tests load', () => expect.unreachable(String(error)));
    }
  });
