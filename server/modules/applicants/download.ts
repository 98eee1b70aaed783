import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { LIMITS } from '../../../contract/limits.ts';
import { resume } from '../../db/schema/seeker.ts';
import { authorise } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import type { House } from '../../http/house.ts';
import { memberOf } from '../employer/member.ts';
import { asResume, asShown } from '../jobseekers/download.ts';
import { companysApplication } from './one.ts';

/**
 * The very resume that was sent with an application, for the members of the company it was sent to: /resume as an attachment, /resume/view a PDF
 * in a frame of ours. Its owner may have taken it off their profile since; what was sent stays with the employer.
 */
export function registerApplicantDownloads(app: FastifyInstance, house: House): void {
  const options = { schema: { hide: true }, handlerTimeout: LIMITS.uploadLongest };
  const asked = async (request: FastifyRequest) => {
    request.caller = await house.identify(request);
    authorise('recruiter', request.caller);
    const id = z.uuid().safeParse((request.params as { id: string }).id);
    if (!id.success || request.caller.userId === null) throw new ApiError('notFound');
    const { companyId } = await memberOf(house.db, request.caller.userId);
    const { resumeId } = await companysApplication(house.db, companyId, id.data);
    const [row] = resumeId === null ? [] : await house.db.select().from(resume).where(eq(resume.id, resumeId));
    if (!row) throw new ApiError('notFound');
    return row;
  };
  app.get('/api/employer/applicants/:id/resume', options, async (request, reply) => {
    const row = await asked(request);
    return asResume(reply, row).send(house.files.read(row.storageKey));
  });
  app.get('/api/employer/applicants/:id/resume/view', options, async (request, reply) => {
    const row = await asked(request);
    if (row.format !== 'pdf') throw new ApiError('notFound');
    return asShown(reply, row).send(house.files.read(row.storageKey));
  });
}
