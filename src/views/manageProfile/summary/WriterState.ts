import type { SnapshotFrom } from 'xstate';
import type { careerSummaryMachine } from '../../../machines/careerSummary/careerSummary.machine.ts';

/** Where the writing of a summary stands, as each part of its panel is given it. */
export interface WriterState {
  state: SnapshotFrom<typeof careerSummaryMachine>;
}

/** When the credits come back, by the reader's clock: "Sunday at 12:01 AM". */
export function renewalOf({ state }: WriterState, language: string): string {
  const at = state.context.credits?.renews_at;
  return at ? new Intl.DateTimeFormat(language, { weekday: 'long', hour: 'numeric', minute: '2-digit' }).format(new Date(at)) : '';
}
