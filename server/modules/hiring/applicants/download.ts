import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DownloadPath } from '../../../../contract/downloads.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import { admitToFile } from '../../../http/admit.ts';
import { ApiError } from '../../../http/errors.ts';
import type { AppContext } from '../../../http/app-context.ts';
import type { MemberRow } from '../../../http/member.ts';
import { asResume, asShown } from '../../profile/download.ts';
import { sendVideo } from '../../profile/video-downloads.ts';
import { takenBack } from './hidden.ts';
import { companysApplication, sentResume, sentVideo } from './get-applicant.ts';

const FILE = '/api/employer/applicants/:id/resume';
const VIEW = '/api/employer/applicants/:id/resume/view';
const VIDEO = '/api/employer/applicants/:id/video';

/**
 * The exact resume that was sent with an application, for members of the company that received it: /resume as an attachment, /resume/view as a PDF in
 * one of our frames, and /video as a video that supports ranges. Each is available until its owner deletes it, withdraws, or blocks the company.
 */
export function registerApplicantDownloads(app: FastifyInstance, context: AppContext): void {
  const options = { schema: { hide: true }, handlerTimeout: LIMITS.uploadLongest };
  /** The requested application. Its files aren't available anymore once it is withdrawn. */
  const applied = async (request: FastifyRequest, path: DownloadPath) => {
    const { member, id } = await admitToFile(context, request, path);
    const { companyId } = member as MemberRow;
    const row = await companysApplication(context.db, companyId, id);
    if ((await takenBack(context.db, companyId, [row])).has(row.id)) throw new ApiError('notFound');
    return row;
  };
  const requireApplied = async (request: FastifyRequest, path: DownloadPath) => {
    const row = await sentResume(context.db, await applied(request, path));
    if (!row) throw new ApiError('notFound');
    return row;
  };
  app.get(FILE, options, async (request, reply) => {
    const row = await requireApplied(request, FILE);
    return asResume(reply, row).send(context.files.read(row.storageKey));
  });
  app.get(VIEW, options, async (request, reply) => {
    const row = await requireApplied(request, VIEW);
    if (row.format !== 'pdf') throw new ApiError('notFound');
    return asShown(reply, row).send(context.files.read(row.storageKey));
  });
  app.get(VIDEO, options, async (request, reply) => {
    const row = await sentVideo(context.db, await applied(request, VIDEO));
    if (!row) throw new ApiError('notFound');
    return sendVideo(context.files, request, reply, row);
  });
}
