/** One step of a chart in the page, as reported by src/services/watch.ts. */
interface Step {
  chart: string;
  taken: string[];
  states: string;
}

const asText = (states: string[]) => states.toSorted().join(' + ');

/** The steps of the charts in a journey's pages, in order. */
export class ChartLog {
  readonly #steps: Step[] = [];
  #wake: () => void = () => {};

  note(chart: string, taken: string[], states: string[]): void {
    this.#steps.push({ chart, taken, states: asText(states) });
    this.#wake();
  }

  get length(): number {
    return this.#steps.length;
  }

  /** The ids of the transitions taken so far, by chart. */
  taken(): Map<string, Set<string>> {
    const byChart = new Map<string, Set<string>>();
    for (const { chart, taken } of this.#steps) byChart.set(chart, new Set([...(byChart.get(chart) ?? []), ...taken]));
    return byChart;
  }

  /**
   * Waits until, from step `from` on, a chart has taken these transitions and is in these innermost states.
   * @returns the number of the step after
   * @throws Error with the actual states, after 8 s
   */
  async reaches(chart: string, { from, taken, states, what }: { from: number; taken: string[]; states: string[]; what: string }): Promise<number> {
    const until = Date.now() + 8_000;
    for (;;) {
      const found = this.#find(chart, from, taken, asText(states));
      if (found !== null) return found;
      const left = until - Date.now();
      if (left <= 0) break;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#wake = () => (clearTimeout(timer), resolve());
      });
    }
    const went = this.#steps.slice(from).filter((step) => step.chart === chart);
    const actual = went.map((step) => `${step.taken.join(', ') || '–'} → ${step.states}`).join('\n  ');
    throw new Error(`${what}: ${chart} did not take ${taken.join(', ') || 'its start'} to ${asText(states)}, but\n  ${actual || 'nothing'}`);
  }

  #find(chart: string, from: number, taken: string[], states: string): number | null {
    const open = new Set(taken);
    for (const [index, step] of this.#steps.entries()) {
      if (index < from || step.chart !== chart) continue;
      for (const id of step.taken) open.delete(id);
      if (open.size === 0 && step.states === states) return index + 1;
    }
    return null;
  }
}
