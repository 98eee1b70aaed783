import { getProof } from '../../../contract/two-factor.ts';
import { answerAs, press } from './gestures.ts';
import type { OwnCall, Stand } from './plan.ts';

const answer = (isFresh: boolean) => ({ is_fresh: isFresh, methods: ['password'] });

/** Reauthentication as part of another chart: not needed, or closed. It has paths of its own. */
export const proof = {
  hold: (stand) => answerAs(stand, getProof, answer(false)),
  pave:
    ({ isProven }) =>
    (stand) =>
      answerAs(stand, getProof, answer(isProven)),
  act: async (stand, { isProven }) => (isProven ? undefined : press('common:close')(stand)),
} satisfies OwnCall<{ isProven: boolean }>;

/** The same where an earlier one doesn't count: the password is entered. */
export const proofAnew = {
  ...proof,
  act: async (stand: Stand, given: { isProven: boolean }) => {
    if (!given.isProven) return proof.act(stand, given);
    await stand.page
      .getByRole('dialog')
      .getByLabel(/^Password/)
      .first()
      .fill('waymark-demo-1');
    await press('account:proof.submit')(stand);
  },
} satisfies OwnCall<{ isProven: boolean }>;
