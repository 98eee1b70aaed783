import { endCareerSummary, getSummaryCredits, rewriteCareerSummary, type SummaryEvent, writeCareerSummary } from '../../../../contract/career-summary.ts';
import type { SummaryTask } from '../../../adapters/ai/ai.ts';
import { ApiError } from '../../../http/errors.ts';
import { writeOf } from '../../../http/idempotency.ts';
import type { CallContext } from '../../../http/route.ts';
import { profileOf } from '../profile.ts';
import { defineRoute, type Needs } from '../context.ts';
import { factsOf, isTooSparse } from './facts.ts';
import { begin, creditsOf, end } from './generation.ts';
import { again, stopWriting, writing } from './write.ts';

type WriterCall = CallContext<typeof writeCareerSummary, Needs> | CallContext<typeof rewriteCareerSummary, Needs>;

async function stream(
  call: typeof writeCareerSummary | typeof rewriteCareerSummary,
  asked: WriterCall,
  rewrite: SummaryTask['rewrite'],
): Promise<AsyncIterable<SummaryEvent>> {
  const { context, caller, body, language, now, request, left } = asked;
  const profile = await profileOf(context.db, caller.userId, now);
  const wanted = body.job_preference_id;
  if (wanted !== null && !profile.job_preferences.some(({ id }) => id === wanted)) throw new ApiError('notFound');
  const facts = factsOf(profile, wanted, now);
  if (rewrite === null && isTooSparse(facts)) throw new ApiError('profileTooSparse');
  const begun = await begin(context.db, caller.userId, writeOf(context, call, request), now);
  if ('text' in begun) return again(context, caller.userId, begun);
  return writing(context, begun, { facts, rewrite, language, variant: begun.used }, left);
}

export const routes = [
  defineRoute(getSummaryCredits, async ({ context, db, caller, now }) => ({ writer: context.ai.kind, credits: await creditsOf(db, caller.userId, now) })),
  defineRoute(writeCareerSummary, (asked) => stream(writeCareerSummary, asked, null)),
  defineRoute(rewriteCareerSummary, (asked) => stream(rewriteCareerSummary, asked, { type: asked.body.rewrite_type, text: asked.body.text })),
  defineRoute(endCareerSummary, async ({ context, caller, now }) => {
    const ended = await end(context.db, caller.userId, now);
    if (ended) stopWriting(ended);
    return { credits: await creditsOf(context.db, caller.userId, now) };
  }),
];
