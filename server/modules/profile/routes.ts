import { deleteResume, listResumes, uploadResume } from '../../../contract/jobseekers.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { autoSendResume } from '../../../contract/resume-calls.ts';
import type { CallContext } from '../../http/route.ts';
import { defineRoute, type Needs } from './context.ts';
import type { FilesInChats } from './files-in-chats.ts';
import { arrivalRoutes } from './arrivals.ts';
import { pressJsonResume } from './json-upload.ts';
import { attach, chooseAutoSent, listOf, remove } from './resumes.ts';
import { settingRoutes } from './settings.ts';
import { basicInfoRoutes } from './basic-info.ts';
import { preferenceRoutes } from './preferences.ts';
import { draftRoutes } from './profile-draft.ts';
import { firstStepRoutes } from './first-steps.ts';
import { generatedResumeRoutes } from './generate-resume.ts';
import { onlineResumeRoutes } from './online/routes.ts';
import { profileFileRoutes } from './profile-files.ts';
import { profileRoutes } from './profile.ts';
import { resumeDraftRoutes } from './resume-drafts.ts';
import { resumeEmailRoutes } from './resume-email.ts';
import { syncRoutes } from './resume-sync.ts';
import { recordRoutes } from './records.ts';
import { videoResumeRoutes } from './video-resumes.ts';

export const routes = (chats: FilesInChats) => [
  defineRoute(listResumes, ({ db, caller }) => listOf(db, caller.userId)),
  defineRoute(
    uploadResume,
    async ({ db, context, caller, file, prepared, now }) => {
      const stored = await attach(db, context.files, caller.userId, prepared?.file ?? file, now);
      return prepared ? { ...stored, left_out: prepared.leftOut } : stored;
    },
    {
      // Specification §5 has a different limit for each place.
      maxBytes: ({ place }) => (place === 'profile' ? LIMITS.resumeBytesProfile : LIMITS.resumeBytesQuick),
      prepare: async ({ context, caller, file, query, language, now }: CallContext<typeof uploadResume, Needs>) =>
        query.place === 'profile' ? pressJsonResume(context, caller.userId, file, language, now) : undefined,
      release: async (pressed, { files }) => (pressed ? files.discard(pressed.file) : undefined),
    },
  ),
  defineRoute(deleteResume, async ({ context, caller, params, now }) => {
    const removed = await context.db.transaction((tx) => remove(tx, chats, caller.userId, params.id, now));
    removed?.broadcastDeleted(context);
    if (removed?.left) await context.files.remove(removed.left);
    return null;
  }),
  defineRoute(autoSendResume, ({ context, caller, params, body }) =>
    context.db.transaction((tx) => chooseAutoSent(tx, caller.userId, params.id, body.is_auto_sent)),
  ),
  ...firstStepRoutes,
  ...generatedResumeRoutes,
  ...resumeDraftRoutes,
  ...resumeEmailRoutes,
  ...onlineResumeRoutes,
  ...syncRoutes,
  ...arrivalRoutes,
  ...profileRoutes,
  ...basicInfoRoutes,
  ...recordRoutes,
  ...preferenceRoutes,
  ...profileFileRoutes,
  ...videoResumeRoutes(chats),
  ...draftRoutes,
  ...settingRoutes,
];
