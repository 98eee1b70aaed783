import type { EventFrom, SnapshotFrom } from 'xstate';
import type { resumeDocumentMachine } from '../../../machines/resumeDocument/resumeDocument.machine.ts';

/** The chart of a resume, as its dialogs are given it. */
export interface ResumeParts {
  state: SnapshotFrom<typeof resumeDocumentMachine>;
  send: (event: EventFrom<typeof resumeDocumentMachine>) => void;
}
