import { fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import { toFailure } from '../../lib/failure.ts';
import type { Phrase, PhraseAnswer, PhraseKind } from '../../machines/phrases/phrases.actors.ts';
import { phrasesMachine } from '../../machines/phrases/phrases.machine.ts';
import { requestFor } from '../../machines/request/request.machine.ts';
import { api } from '../api.ts';
import { waitForConnection } from '../connection.ts';

const TOO_MANY: readonly number[] = [ERRORS.tooManyPhrases.code, ERRORS.tooManyGreetings.code];

type Saved = { kind: PhraseKind; place: 'chat' | 'settings'; id: string | null; text: string };

async function save({ kind, place, id, text }: Saved, signal: AbortSignal): Promise<PhraseAnswer> {
  try {
    const { data } =
      id === null
        ? await api('createPhrase', { body: { kind, text, place } }, { signal })
        : await api('updatePhrase', { params: { id }, body: { text } }, { signal });
    return { ok: true, phrase: data };
  } catch (error) {
    const { code, status } = toFailure(error);
    if (TOO_MANY.includes(code)) return { ok: false, failure: 'tooMany' };
    if (status === 422) return { ok: false, failure: kind === 'greeting' ? 'hasContact' : 'refused' };
    throw error;
  }
}

const list = async (kind: PhraseKind, signal: AbortSignal): Promise<Phrase[]> => (await api('listPhrases', { query: { kind } }, { signal })).data;

/** The phrases chart with its actors. */
export const phrases = phrasesMachine.provide({
  actors: {
    waitForConnection,
    listPhrases: fromPromise<Phrase[], { kind: PhraseKind }>(({ input, signal }) => list(input.kind, signal)),
    savePhrase: fromPromise<PhraseAnswer, Saved>(({ input, signal }) => save(input, signal)),
    deletePhrase: fromPromise<void, { kind: PhraseKind; id: string }>(async ({ input, signal }) => {
      await api('deletePhrase', { params: { id: input.id } }, { signal });
    }),
  },
});

/** Greetings to start with, in a room without messages. */
export const greetingsRequest = requestFor<null, Phrase[]>().provide({
  actors: { waitForConnection, fetch: fromPromise<Phrase[], { payload: null }>(({ signal }) => list('greeting', signal)) },
});
