import type { PostingDraft } from '../../../contract/posting-fields.ts';
import type { Posting, PostingEditing } from '../../../contract/postings.ts';

interface Unsaved {
  id: number;
  fields: PostingDraft;
}

/** The input of a draft that the server doesn't have yet; null if it has all of it. A published job is changed by publishing, never by saving. */
export const unsavedIn = ({
  editing,
  fields,
  published,
}: {
  editing: PostingEditing | null;
  fields: PostingDraft | null;
  published: Posting | null;
}): Unsaved | null =>
  editing?.posting.status === 'draft' && published === null && fields !== null && fields !== editing.posting.fields ? { id: editing.posting.id, fields } : null;
