import type { CodeRefusal, SendAnswer } from '../../../src/machines/codeEntry/codeEntry.actors.ts';
import { button } from './gestures.ts';
import { data, refusal, type Reply, type Stand } from './plan.ts';

export const tooMany = refusal('tooManyAttempts', { retry_after: 60 });

/** How a code can be refused, by the charts' names. */
export const refusedCode: Record<CodeRefusal['failure'], Reply> = {
  wrong: refusal('otpWrong'),
  expired: refusal('otpExpired'),
  used: refusal('otpUsed'),
  tooMany,
};

/** A code is really sent, so that the next can be a minute later; other answers are mocked. */
export const sentCode = (answer: SendAnswer): Reply => (answer.ok ? 'server' : answer.failure === 'tooMany' ? tooMany : refusal('otpNotSent'));

/** A challenge to answer within ten minutes; another code can be sent in one. */
export const challengeNow = (): { challenge_id: string; expires_at: string; resend_at: string } => ({
  challenge_id: crypto.randomUUID(),
  expires_at: new Date(Date.now() + 600_000).toISOString(),
  resend_at: new Date(Date.now() + 60_000).toISOString(),
});

export const sentMocked = (answer: SendAnswer): Reply => (answer.ok ? data(challengeNow()) : sentCode(answer));

/** Types six digits, which submits them; if the field still contains them, the button submits them again. */
export async function typeCode(stand: Stand, code: string, isKept: boolean): Promise<void> {
  if (isKept) return button(stand, 'getStarted:continue').click();
  await stand.page.getByLabel('Digit 1 of 6').click();
  await stand.page.keyboard.type(code);
}

/** For charts of which each timer waits for the server's next code or attempt. */
export const codeTimers = { untilResend: 61_000, untilRetry: 61_000 };

const NUMBERS = /\/assets\/min-[^/]*\.js/;

/** Whether the code that reads phone numbers can load. */
export async function readNumbers({ page }: Stand, isThere: boolean): Promise<void> {
  await page.unroute(NUMBERS);
  if (!isThere) await page.route(NUMBERS, (route) => route.abort());
}
