import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DownloadPath } from '../../../contract/downloads.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { resume } from '../../db/schema/seeker.ts';
import { admitToFile } from '../../http/admit.ts';
import { ApiError } from '../../http/errors.ts';
import type { House } from '../../http/house.ts';
import type { MemberRow } from '../employer/member.ts';
import { asResume, asShown } from '../jobseekers/download.ts';
import { companysApplication } from './one.ts';

const FILE = '/api/employer/applicants/:id/resume';
const VIEW = '/api/employer/applicants/:id/resume/view';

/**
 * The very resume that was sent with an application, for the members of the company it was sent to: /resume as an attachment, /resume/view a PDF
 * in a frame of ours. Its owner may have taken it off their profile since; what was sent stays with the employer.
 */
export function registerApplicantDownloads(app: FastifyInstance, house: House): void {
  const options = { schema: { hide: true }, handlerTimeout: LIMITS.uploadLongest };
  const asked = async (request: FastifyRequest, path: DownloadPath) => {
    const { member, id } = await admitToFile(house, request, path);
    const { resumeId } = await companysApplication(house.db, (member as MemberRow).companyId, id);
    const [row] = resumeId === null ? [] : await house.db.select().from(resume).where(eq(resume.id, resumeId));
    if (!row) throw new ApiError('notFound');
    return row;
  };
  app.get(FILE, options, async (request, reply) => {
    const row = await asked(request, FILE);
    return asResume(reply, row).send(house.files.read(row.storageKey));
  });
  app.get(VIEW, options, async (request, reply) => {
    const row = await asked(request, VIEW);
    if (row.format !== 'pdf') throw new ApiError('notFound');
    return asShown(reply, row).send(house.files.read(row.storageKey));
  });
}
