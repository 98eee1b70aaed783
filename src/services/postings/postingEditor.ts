import { fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import type { PostingDraft, PostingFields } from '../../../contract/posting-fields.ts';
import { toFailure } from '../../lib/failure.ts';
import { warningsOf } from '../../lib/postingWarnings.ts';
import type { CheckAnswer, OpenAnswer, PublishAnswer } from '../../machines/postingEditor/postingEditor.actors.ts';
import { postingEditorMachine } from '../../machines/postingEditor/postingEditor.machine.ts';
import { api } from '../api.ts';
import { untilThere } from '../untilThere.ts';
import { waitForConnection } from '../connection.ts';
import { leftDraft } from './leaving.ts';

const UNOPENED: Readonly<Record<number, Extract<OpenAnswer, { ok: false }>['failure']>> = {
  [ERRORS.notFound.code]: 'notFound',
  [ERRORS.postingRefused.code]: 'refused',
  [ERRORS.noCompany.code]: 'refused',
};
const UNPUBLISHED: Readonly<Record<number, 'full' | 'masking' | 'unconfirmed' | 'refused' | 'gone'>> = {
  [ERRORS.tooManyPostings.code]: 'full',
  [ERRORS.maskingRefused.code]: 'masking',
  [ERRORS.addressUnconfirmed.code]: 'unconfirmed',
  [ERRORS.postingRefused.code]: 'refused',
  [ERRORS.noCompany.code]: 'refused',
  [ERRORS.notFound.code]: 'gone',
  [ERRORS.notAllowedNow.code]: 'gone',
};

/** Validates a job posting against the server's schema; its code loads with the first check. */
async function check(fields: PostingDraft): Promise<CheckAnswer> {
  const { postingFields } = await untilThere(() => import('../../../contract/posting-fields.ts'));
  // Empty lines aren't options.
  const questions = fields.screening_questions.map((question) => ({ ...question, options: question.options.filter((option) => option.trim() !== '') }));
  const { data, error } = postingFields.safeParse({ ...fields, screening_questions: questions });
  if (data) return { ok: true, fields: data, warnings: warningsOf(`${data.title}\n${data.description}`) };
  const faults: Record<string, string[]> = {};
  for (const { path, message } of error.issues) (faults[path.join('.')] ??= []).push(message);
  return { ok: false, failure: 'invalid', faults };
}

async function publish(id: number, fields: PostingFields, key: string, signal: AbortSignal): Promise<PublishAnswer> {
  try {
    const { data } = await api('publishPosting', { params: { id }, body: fields }, { signal, idempotencyKey: key });
    if (data.posting) return { ok: true, posting: data.posting };
    return data.same ? { ok: false, failure: 'same', same: data.same } : { ok: false, failure: 'gone' };
  } catch (error) {
    const { code, fields: faults } = toFailure(error);
    const failure = UNPUBLISHED[code];
    if (failure) return { ok: false, failure };
    if (code === ERRORS.parameterInvalid.code) return { ok: false, failure: 'invalid', faults };
    throw error;
  }
}

/** The posting editor chart with its actors. */
export const postingEditor = postingEditorMachine.provide({
  actors: {
    waitForConnection,
    openPosting: fromPromise<OpenAnswer, { id: number | null; key: string }>(async ({ input: { id, key }, signal }) => {
      await leftDraft();
      try {
        const { data } =
          id === null ? await api('createPosting', { body: {} }, { signal, idempotencyKey: key }) : await api('getPosting', { params: { id } }, { signal });
        return { ok: true, editing: data };
      } catch (error) {
        const failure = UNOPENED[toFailure(error).code];
        if (failure) return { ok: false, failure };
        throw error;
      }
    }),
    saveDraft: fromPromise<void, { id: number; fields: PostingDraft }>(async ({ input: { id, fields }, signal }) => {
      await api('savePosting', { params: { id }, body: fields }, { signal });
    }),
    checkPosting: fromPromise<CheckAnswer, { fields: PostingDraft }>(({ input }) => check(input.fields)),
    publishPosting: fromPromise<PublishAnswer, { id: number; fields: PostingFields; key: string }>(({ input: { id, fields, key }, signal }) =>
      publish(id, fields, key, signal),
    ),
  },
});
