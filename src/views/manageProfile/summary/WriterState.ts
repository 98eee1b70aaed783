import type { SnapshotFrom } from 'xstate';
import { dateText } from '../../../lib/formatters.ts';
import type { careerSummaryMachine } from '../../../machines/careerSummary/careerSummary.machine.ts';

/** The state of writing a summary, as passed to each part of its panel. */
export interface WriterState {
  state: SnapshotFrom<typeof careerSummaryMachine>;
}

/** When the credits renew, in the reader's time zone: "Sunday at 12:01 AM". */
export function renewalOf({ state }: WriterState, language: string): string {
  const at = state.context.credits?.renews_at;
  return at ? dateText(language, { weekday: 'long', hour: 'numeric', minute: '2-digit' }, at) : '';
}
