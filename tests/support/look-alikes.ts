import { configure, getConfig } from '@testing-library/dom';
import { screen } from '@testing-library/react';
import type { AnyStateMachine } from 'xstate';
import { pathOf, statesOf } from '../../packages/flows/chart.ts';
import type { AnyPlan } from './view-plan.ts';

/**
 * Finds states that look the same: each one's look also passes in the other. A look that passes everywhere proves nothing, so this ensures that each
 * look identifies its state.
 */
export class LookAlikes {
  readonly #looks: [string, () => unknown][];
  readonly #rivals: Map<string, Set<string>>;
  readonly #seen = new Set<string>();
  readonly #shown = new Set<string>();
  /** For each state: the rivals whose look failed while it was shown. */
  readonly #distinguished = new Map<string, Set<string>>();

  constructor(machine: AnyStateMachine, { shows }: AnyPlan) {
    this.#looks = Object.entries(shows).flatMap(([state, look]) =>
      typeof look === 'function' ? [[state, () => look(screen)] as [string, () => unknown]] : [],
    );
    const names = this.#looks.map(([state]) => state);
    const nodes = new Map(statesOf(machine).map((node) => [pathOf(node), node]));
    const excludeEachOther = (one: string, other: string) => (nodes.get(shared(one, other)) ?? machine.root).type !== 'parallel';
    this.#rivals = new Map(names.map((one) => [one, new Set(names.filter((other) => other !== one && excludeEachOther(one, other)))]));
  }

  /** Tries every look once for each new combination of states. */
  note(leaves: string[]): void {
    const combination = leaves.join();
    if (this.#seen.has(combination)) return;
    this.#seen.add(combination);
    for (const leaf of leaves) this.#shown.add(leaf);
    for (const [other, look] of this.#looks) {
      const here = leaves.filter((leaf) => this.#rivals.get(leaf)?.has(other));
      if (here.length === 0 || passes(look)) continue;
      for (const leaf of here) this.#distinguished.set(leaf, (this.#distinguished.get(leaf) ?? new Set()).add(other));
    }
  }

  /** The pairs of states that look the same, except the allowed ones. */
  found(allowed: [states: string[], reason: string][] = []): string[] {
    const isAllowed = (one: string, other: string) => allowed.some(([states]) => states.includes(one) && states.includes(other));
    return [...this.#rivals].flatMap(([one, rivals]) =>
      [...rivals]
        .filter((other) => one < other && this.#shown.has(one) && this.#shown.has(other))
        .filter((other) => !this.#distinguished.get(one)?.has(other) && !this.#distinguished.get(other)?.has(one) && !isAllowed(one, other))
        .map((other) => `${one} looks like ${other}`),
    );
  }
}

/** Describing the page and its roles in an error takes longer than the look itself; the library leaves it out too while it waits. */
const brief = { getElementError: (message: string | null) => new Error(message ?? ''), _disableExpensiveErrorDiagnostics: true };

function passes(look: () => unknown): boolean {
  const usual = getConfig();
  configure(brief);
  try {
    look();
    return true;
  } catch {
    return false;
  } finally {
    configure(usual);
  }
}

/** Their common ancestor: both can be active only as its regions. */
function shared(one: string, other: string): string {
  const [parts, others] = [one.split('.'), other.split('.')];
  const depth = parts.findIndex((part, index) => part !== others[index]);
  return parts.slice(0, depth).join('.');
}
