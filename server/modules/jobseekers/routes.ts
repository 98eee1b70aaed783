import { deleteResume, listResumes, uploadResume } from '../../../contract/jobseekers.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { defineRoute } from '../../http/route.ts';
import { attach, listOf, remove } from './resumes.ts';

export const routes = [
  defineRoute(listResumes, ({ db, caller }) => listOf(db, caller.userId)),
  defineRoute(uploadResume, ({ db, house, caller, file, now }) => attach(db, house.files, caller.userId, file, now), {
    // Specification §5: the two readings differ by place.
    maxBytes: ({ place }) => (place === 'profile' ? LIMITS.resumeBytesProfile : LIMITS.resumeBytesQuick),
  }),
  defineRoute(deleteResume, async ({ house, caller, params, now }) => {
    await house.db.transaction((tx) => remove(tx, house.files, caller.userId, params.id, now));
    return null;
  }),
];
