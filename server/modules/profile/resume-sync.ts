import type { CountryCode } from 'libphonenumber-js';
import { LIMITS } from '../../../contract/limits.ts';
import { applySync, getSyncableContent, rateSync } from '../../../contract/resume-sync.ts';
import { setUserCookie } from '../identity/cookies.ts';
import { currentUserOf } from '../identity/current-user.ts';
import { defineRoute } from './context.ts';
import { applyItems, rate } from './apply-sync.ts';
import { spend, type Quota } from './quota/spend.ts';
import { contentOf, readOnce } from './resume-reader.ts';
import { ownResume } from './resumes.ts';

const QUOTA: Quota = { kind: 'resumeAnalysis', most: LIMITS.resumeAnalyses, refusal: 'ai_resume_analysis_limited' };

export const syncRoutes = [
  defineRoute(getSyncableContent, async ({ db, context, caller, params, country, now }) => {
    const { sha256, storageKey, format } = await ownResume(db, caller.userId, params.id);
    const code = country.code.toUpperCase() as CountryCode;
    const takeBack = await spend(db, caller.userId, QUOTA, sha256, now);
    try {
      return await readOnce({ sha256, format, country: code, owner: caller.userId }, now.getTime(), () => contentOf(context, storageKey));
    } catch (error) {
      await takeBack();
      throw error;
    }
  }),
  defineRoute(applySync, async ({ db, context, caller, params, body, language, now, reply }) => {
    const result = await applyItems(db, caller.userId, params.id, body.items, { now, language });
    setUserCookie(context, reply, await currentUserOf(db, caller.userId, now));
    return result;
  }),
  defineRoute(rateSync, ({ db, caller, params, body }) => rate(db, caller.userId, params.id, body.rating)),
];
