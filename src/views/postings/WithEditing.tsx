import { useMemo, type ReactNode } from 'react';
import type { PostingDraft } from '../../../contract/posting-fields.ts';
import { EditingProvider } from './editing.ts';
import type { EditorProps } from './editorProps.ts';
import { useLists } from './useLists.ts';

/** Provides the current input, and the lists to choose from, to the parts of the form and to the preview. */
export function WithEditing({ state, send, children }: EditorProps & { children: ReactNode }) {
  const { editing, fields, faults } = state.context;
  const lists = useLists(editing?.company.country_id ?? 0);
  const value = useMemo(
    () =>
      editing && fields ? { editing, fields, faults, lists, change: (changes: Partial<PostingDraft>) => send({ type: 'values.changed', changes }) } : null,
    [editing, fields, faults, lists, send],
  );
  return value ? <EditingProvider value={value}>{children}</EditingProvider> : null;
}
