import { endCareerSummary, getSummaryCredits, rewriteCareerSummary, type SummaryEvent, writeCareerSummary } from '../../../contract/career-summary.ts';
import type { SummaryTask } from '../../adapters/ai/ai.ts';
import { ApiError } from '../../http/errors.ts';
import { writeOf } from '../../http/idempotency.ts';
import { type Context, defineRoute } from '../../http/route.ts';
import { profileOf } from '../jobseekers/profile.ts';
import { factsOf, isTooSparse } from './facts.ts';
import { begin, creditsOf, end } from './generation.ts';
import { again, stopWriting, writing } from './write.ts';

type Asked = Context<typeof writeCareerSummary> | Context<typeof rewriteCareerSummary>;

async function stream(
  call: typeof writeCareerSummary | typeof rewriteCareerSummary,
  asked: Asked,
  rewrite: SummaryTask['rewrite'],
): Promise<AsyncIterable<SummaryEvent>> {
  const { house, caller, body, language, now, request, left } = asked;
  const profile = await profileOf(house.db, caller.userId, now);
  const wanted = body.job_preference_id;
  if (wanted !== null && !profile.job_preferences.some(({ id }) => id === wanted)) throw new ApiError('notFound');
  const facts = factsOf(profile, wanted, now);
  if (rewrite === null && isTooSparse(facts)) throw new ApiError('profileTooSparse');
  const begun = await begin(house.db, caller.userId, writeOf(house, call, request), now);
  if ('text' in begun) return again(house, caller.userId, begun);
  return writing(house, begun, { facts, rewrite, language, variant: begun.used }, left);
}

export const routes = [
  defineRoute(getSummaryCredits, async ({ house, db, caller, now }) => ({ writer: house.ai.kind, credits: await creditsOf(db, caller.userId, now) })),
  defineRoute(writeCareerSummary, (asked) => stream(writeCareerSummary, asked, null)),
  defineRoute(rewriteCareerSummary, (asked) => stream(rewriteCareerSummary, asked, { type: asked.body.rewrite_type, text: asked.body.text })),
  defineRoute(endCareerSummary, async ({ house, caller, now }) => {
    const ended = await end(house.db, caller.userId, now);
    if (ended) stopWriting(ended);
    return { credits: await creditsOf(house.db, caller.userId, now) };
  }),
];
