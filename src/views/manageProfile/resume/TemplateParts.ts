import type { EventFrom, SnapshotFrom } from 'xstate';
import type { resumeTemplateMachine } from '../../../machines/resumeTemplate/resumeTemplate.machine.ts';

/** The chart of a resume that is made, as its parts are given it. */
export interface TemplateParts {
  state: SnapshotFrom<typeof resumeTemplateMachine>;
  send: (event: EventFrom<typeof resumeTemplateMachine>) => void;
}
