import { createContext, useContext } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import type { PostingDraft } from '../../../contract/posting-fields.ts';
import type { PostingEditing } from '../../../contract/postings.ts';
import type { Faults } from '../../machines/postingEditor/postingEditor.actors.ts';
import type { Lists } from './useLists.ts';

/** What every part of the form works with. */
export interface Editing {
  editing: PostingEditing;
  fields: PostingDraft;
  faults: Faults;
  lists: Lists;
  change: (changes: Partial<PostingDraft>) => void;
}

const EditingContext = createContext<Editing | null>(null);
export const EditingProvider = EditingContext.Provider;

/** Inside a PostingEditor: the current input, its problems in words, and a function to change it. */
export function useEditing() {
  const { t, i18n } = useTranslation('validation');
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('rendered outside PostingEditor');
  /** The problem of a field or, if given, of a part of it. */
  const wrongWith = (field: keyof PostingDraft | `${keyof PostingDraft}.${string}`): string | undefined => {
    const fault = editing.faults[field]?.[0];
    // The server's messages are already texts.
    return fault === undefined ? undefined : i18n.exists(`validation:${fault}`) ? t(fault) : fault.includes(' ') ? fault : t('invalid');
  };
  return { ...editing, wrongWith };
}
