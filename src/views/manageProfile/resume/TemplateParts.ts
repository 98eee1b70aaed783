import type { EventFrom, SnapshotFrom } from 'xstate';
import type { resumeTemplateMachine } from '../../../machines/resumeTemplate/resumeTemplate.machine.ts';

/** The chart of creating a resume, as passed to its parts. */
export interface TemplateParts {
  state: SnapshotFrom<typeof resumeTemplateMachine>;
  send: (event: EventFrom<typeof resumeTemplateMachine>) => void;
}
