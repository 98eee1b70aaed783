import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot } from 'xstate';
import type { Flow } from '../flow.ts';

/** Describes how an actual state differs from the expected one in value, status, and projected context; `null` if it doesn't. */
export function difference(flow: Flow, expected: AnyMachineSnapshot, actual: AnyMachineSnapshot): string | null {
  const facets = (state: AnyMachineSnapshot) => ({ value: state.value, status: state.status, context: flow.fixtures.project(state.context) });
  const [wanted, got] = [facets(expected), facets(actual)];
  return isDeepStrictEqual(wanted, got) ? null : `expected ${JSON.stringify(wanted)}, is ${JSON.stringify(got)}`;
}
