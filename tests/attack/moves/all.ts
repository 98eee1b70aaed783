import type { Arbitrary, AsyncCommand } from 'fast-check';
import type { CallDeclaration } from '../../../contract/call.ts';
import type { HandName } from '../model.ts';
import { commandOf, type Move } from '../move.ts';
import type { World } from '../world.ts';
import { codes } from './codes.ts';
import { entering } from './entering.ts';
import { handoffs } from './handoff.ts';
import { networks } from './networks.ts';
import { passkeys } from './passkeys.ts';
import { pending } from './pending.ts';
import { qr } from './qr.ts';
import { recovery } from './recovery.ts';
import { settings } from './settings.ts';
import { stranger } from './stranger.ts';
import { thief } from './thief.ts';
import { twoFactor } from './two-factor.ts';
import { verifying } from './verify.ts';

const MOVES: readonly Move<unknown>[] = [
  ...entering,
  ...codes,
  ...recovery,
  ...pending,
  ...verifying,
  ...twoFactor,
  ...passkeys,
  ...networks,
  ...qr,
  ...settings,
  ...handoffs,
  ...thief,
  ...stranger,
];

/** Every call made by a move, or by every story. */
export const usedCalls = (): Set<CallDeclaration> => new Set(MOVES.flatMap(({ calls }) => calls));

/** An old server lacks some calls: moves that need them are left out. */
const isKnown = ({ calls }: Move<unknown>) => calls.every((call) => call !== undefined);

export const commandsOf = (wanted: ReadonlySet<HandName>): Arbitrary<AsyncCommand<World, object>>[] =>
  MOVES.filter(isKnown).flatMap((one) => commandOf(one, wanted));
