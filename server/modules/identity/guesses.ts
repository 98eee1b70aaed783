import { addTry, blockedUntil, type Limit, removeTry } from '../../http/attempts.ts';
import type { IdentityContext } from './context.ts';
import { DAY } from '../../../contract/durations.ts';

/**
 * Wrong six-digit codes from one place (familiar.ts), beyond the five that each code allows: NIST SP 800-63B (§5.2.2) permits a hundred in a row.
 * Each has a chance of one in a million, so all places an account doesn't know together guess one with a chance of one in ten thousand a month.
 */
const GUESSES: readonly Limit[] = [
  { name: 'guesses-day', tries: 20, window: DAY },
  { name: 'guesses-month', tries: 100, window: 30 * DAY },
];

/**
 * Counts a guess before it is checked, so that simultaneous guesses all count.
 * @param subject the account and the origin
 * @returns false if the guess must not be checked
 */
export async function mayGuess(context: IdentityContext, subject: string): Promise<boolean> {
  const counted = await Promise.all(GUESSES.map(async (limit) => (await addTry(context, limit, subject)).count <= limit.tries));
  return counted.every(Boolean);
}

/** The guess was correct: only wrong ones count. */
export async function guessedRight(context: IdentityContext, subject: string): Promise<void> {
  for (const limit of GUESSES) await removeTry(context, limit, subject);
}

/** Until when codes are refused there; null if they work. */
export async function guessedOutUntil(context: IdentityContext, subject: string): Promise<Date | null> {
  const ends = await Promise.all(GUESSES.map((limit) => blockedUntil(context, limit, subject)));
  return ends.reduce((last, end) => (last === null || (end !== null && end > last) ? end : last), null);
}
