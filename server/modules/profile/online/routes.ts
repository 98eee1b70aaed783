import { getOnlineResume, readOnlineResume, renewOnlineResume, saveOnlineResume } from '../../../../contract/online-resume.ts';
import { ApiError } from '../../../http/errors.ts';
import { defineRoute } from '../context.ts';
import { shownResumeOf } from './read.ts';
import { decide, onlineResumeOf, renew } from './save.ts';

export const onlineResumeRoutes = [
  defineRoute(getOnlineResume, ({ db, context, caller }) => onlineResumeOf(db, caller.userId, context.config.baseUrl)),
  defineRoute(saveOnlineResume, async ({ db, context, caller, body, now }) => {
    await decide(db, caller.userId, body, now);
    return onlineResumeOf(db, caller.userId, context.config.baseUrl);
  }),
  defineRoute(renewOnlineResume, async ({ db, context, caller, now }) => {
    await renew(db, caller.userId, now);
    return onlineResumeOf(db, caller.userId, context.config.baseUrl);
  }),
  defineRoute(readOnlineResume, async ({ db, params, caller, language, now, reply }) => {
    reply.header('cache-control', 'private, no-store');
    const shown = await shownResumeOf(db, params.slug, caller, language, now);
    if (!shown) throw new ApiError('notFound');
    return shown;
  }),
];
