import type { EventFrom, SnapshotFrom } from 'xstate';
import type { resumeDocumentMachine } from '../../../machines/resumeDocument/resumeDocument.machine.ts';

/** The chart of a resume, as passed to its dialogs. */
export interface ResumeParts {
  state: SnapshotFrom<typeof resumeDocumentMachine>;
  send: (event: EventFrom<typeof resumeDocumentMachine>) => void;
}
