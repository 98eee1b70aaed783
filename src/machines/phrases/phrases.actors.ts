import { fromPromise } from 'xstate';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

export type PhraseKind = 'phrase' | 'greeting';
/** A text the user reuses. */
export interface Phrase {
  id: string;
  text: string;
}
/** `hasContact`: a greeting contains a link or a phone number (specification §5). */
export type PhraseFailure = 'tooMany' | 'hasContact' | 'refused';
export type PhraseAnswer = { ok: true; phrase: Phrase } | { ok: false; failure: PhraseFailure };

export const phrasesActors = {
  ...connectionActors,
  listPhrases: fromPromise<Phrase[], { kind: PhraseKind }>(missing('listPhrases')),
  /** Saves a new text, or replaces an existing one. */
  savePhrase: fromPromise<PhraseAnswer, { kind: PhraseKind; place: 'chat' | 'settings'; id: string | null; text: string }>(missing('savePhrase')),
  deletePhrase: fromPromise<void, { kind: PhraseKind; id: string }>(missing('deletePhrase')),
};
