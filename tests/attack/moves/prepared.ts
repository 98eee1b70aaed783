import { DAY } from '../../../contract/durations.ts';
import type { AsyncCommand } from 'fast-check';
import { type HandName } from '../model.ts';
import { stepOf } from '../move.ts';
import type { World } from '../world.ts';
import { logsInByPasswordMove, registerMove } from './entering.ts';
import { connects } from './networks.ts';
import { adds } from './passkeys.ts';
import { answers, claims, shows } from './qr.ts';
import { waits } from './thief.ts';
import { turnsOn } from './two-factor.ts';
import { requestsVerification, provesNumber, typesVerify } from './verify.ts';

/**
 * What may have happened to the account before a story starts: random moves alone rarely lead to an account with a verified address and a second
 * factor older than a week. In the order they are done.
 */
export const PREPARATIONS = ['proven', 'qr', 'phone', 'employer', 'google', 'passkey', 'number', 'secondFactor', 'week'] as const;
export type Preparation = (typeof PREPARATIONS)[number];

/** @param hand of the person who registered */
export function stepsOf(preparation: Preparation, hand: 'owner.laptop' | 'thief.own'): AsyncCommand<World, object>[] {
  const second: HandName = hand === 'owner.laptop' ? 'owner.phone' : hand;
  switch (preparation) {
    case 'proven':
      return [stepOf(requestsVerification, hand, undefined), stepOf(typesVerify, hand, false)];
    case 'qr':
      return [stepOf(shows, second, undefined), stepOf(answers, hand, 'approves'), stepOf(claims, second, false)];
    case 'phone':
      return [stepOf(logsInByPasswordMove, second, { which: 0, role: 'seeker' })];
    case 'employer':
      return [stepOf(registerMove, second, { isOwn: true, role: 'recruiter' })];
    case 'google':
      return [stepOf(connects, hand, 'google')];
    case 'passkey':
      return [stepOf(adds, hand, undefined)];
    case 'number':
      return [stepOf(provesNumber, hand, undefined)];
    case 'secondFactor':
      return [stepOf(turnsOn, hand, undefined)];
    case 'week':
      return [stepOf(waits, 'owner.laptop', [8 * DAY, 'eight days'])];
  }
}
