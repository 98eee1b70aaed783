import type { EventFrom, SnapshotFrom } from 'xstate';
import type { postingEditorMachine } from '../../machines/postingEditor/postingEditor.machine.ts';

/** What each part of the editor gets of its chart. */
export interface EditorProps {
  state: SnapshotFrom<typeof postingEditorMachine>;
  send: (event: EventFrom<typeof postingEditorMachine>) => void;
}
