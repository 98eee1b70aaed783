import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot } from 'xstate';
import type { Flow } from '../flow.ts';

/** Says how an actual state differs from the expected one, or `null` where it does not: value, status and projected context. */
export function difference(flow: Flow, expected: AnyMachineSnapshot, actual: AnyMachineSnapshot): string | null {
  const facets = (state: AnyMachineSnapshot) => ({ value: state.value, status: state.status, context: flow.fixtures.project(state.context) });
  const [wanted, got] = [facets(expected), facets(actual)];
  return isDeepStrictEqual(wanted, got) ? null : `expected ${JSON.stringify(wanted)}, is ${JSON.stringify(got)}`;
}
