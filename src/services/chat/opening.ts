import { fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import { toFailure } from '../../lib/failure.ts';
import type { ConditionAnswer, OpeningAnswer, OpeningFailure } from '../../machines/chatOpening/chatOpening.actors.ts';
import { chatOpeningMachine } from '../../machines/chatOpening/chatOpening.machine.ts';
import { api } from '../api.ts';
import { waitForConnection } from '../connection.ts';

const OBSTACLES: Readonly<Record<string, OpeningFailure>> = {
  login: 'signInRequired',
  profileIncomplete: 'profileIncomplete',
  notEligible: 'notEligible',
};
const CODES: Readonly<Record<number, OpeningFailure>> = {
  [ERRORS.profileIncomplete.code]: 'profileIncomplete',
  [ERRORS.notEligible.code]: 'notEligible',
};

/** Turns a permanent refusal into an answer, but not a server error. */
async function answered<A>(call: Promise<A>): Promise<A | { ok: false; failure: OpeningFailure }> {
  try {
    return await call;
  } catch (error) {
    const { code, status, kind } = toFailure(error);
    if (status === 401) return { ok: false, failure: 'signInRequired' };
    if (kind !== 'refused' || status === 429 || status >= 500) throw error;
    return { ok: false, failure: CODES[code] ?? 'unavailable' };
  }
}

/** The chat opening chart with its actors. */
export const chatOpening = chatOpeningMachine.provide({
  actors: {
    waitForConnection,
    checkCondition: fromPromise<ConditionAnswer, { jobId: number }>(({ input, signal }) =>
      answered(
        api('redirectCondition', { query: { job_id: input.jobId } }, { signal }).then(({ data: { obstacle } }) =>
          obstacle === null ? { ok: true as const } : { ok: false as const, failure: OBSTACLES[obstacle] ?? 'unavailable' },
        ),
      ),
    ),
    openChat: fromPromise<OpeningAnswer, { jobId: number }>(({ input, signal }) =>
      answered(api('openChat', { body: { job_id: input.jobId } }, { signal }).then(({ data }) => ({ ok: true as const, chatId: data.id }))),
    ),
  },
});
