import type { AppContext } from '../../http/app-context.ts';
import { addTry, blockedUntil, type Limit, takeBackTry } from './attempts.ts';

const DAY = 86_400_000;
/**
 * Wrong six-digit codes from one place (familiar.ts), beside the five that each code bears: NIST SP 800-63B (§5.2.2) allows a hundred in a row. Each has one
 * chance in a million, so all the places together that an account does not know guess one with one chance in ten thousand a month.
 */
const GUESSES: readonly Limit[] = [
  { name: 'guesses-day', tries: 20, window: DAY },
  { name: 'guesses-month', tries: 100, window: 30 * DAY },
];

/**
 * Counts a guess before it is looked at: many at once are many.
 * @param subject whose code it is, and from where
 * @returns false where it may not be looked at
 */
export async function mayGuess(context: AppContext, subject: string): Promise<boolean> {
  const counted = await Promise.all(GUESSES.map(async (limit) => (await addTry(context, limit, subject)).count <= limit.tries));
  return counted.every(Boolean);
}

/** The guess was right: only wrong ones count. */
export async function guessedRight(context: AppContext, subject: string): Promise<void> {
  for (const limit of GUESSES) await takeBackTry(context, limit, subject);
}

/** Until when codes open nothing there; null where they do. */
export async function guessedOutUntil(context: AppContext, subject: string): Promise<Date | null> {
  const ends = await Promise.all(GUESSES.map((limit) => blockedUntil(context, limit, subject)));
  return ends.reduce((last, end) => (last === null || (end !== null && end > last) ? end : last), null);
}
