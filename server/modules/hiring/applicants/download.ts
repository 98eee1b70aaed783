import type { DownloadContext } from '../../../http/download.ts';
import { ApiError } from '../../../http/errors.ts';
import { asResume, asShown } from '../../profile/download.ts';
import { sendVideo } from '../../profile/video-downloads.ts';
import { defineDownload } from '../context.ts';
import { companysApplication, sentResume, sentVideo } from './get-applicant.ts';
import { takenBack } from './hidden.ts';

type Requested = Pick<DownloadContext<'/api/employer/applicants/:id/video', never>, 'db' | 'member' | 'params'>;

/** The requested application. Its files aren't available anymore once it is withdrawn, or once the seeker blocks the company. */
async function applied({ db, member: { companyId }, params: { id } }: Requested) {
  const row = await companysApplication(db, companyId, id);
  if ((await takenBack(db, companyId, [row])).has(row.id)) throw new ApiError('notFound');
  return row;
}

async function resumeOf(call: Requested) {
  const row = await sentResume(call.db, await applied(call));
  if (!row) throw new ApiError('notFound');
  return row;
}

/** The exact files that were sent with an application, for members of the company that received it, until their owner deletes them. */
export const downloads = [
  defineDownload('/api/employer/applicants/:id/resume', async ({ context, reply, ...call }) => {
    const row = await resumeOf(call);
    return asResume(reply, row).send(context.files.read(row.storageKey));
  }),
  defineDownload('/api/employer/applicants/:id/resume/view', async ({ context, reply, ...call }) => {
    const row = await resumeOf(call);
    if (row.format !== 'pdf') throw new ApiError('notFound');
    return asShown(reply, row).send(context.files.read(row.storageKey));
  }),
  defineDownload('/api/employer/applicants/:id/video', async ({ context, request, reply, ...call }) => {
    const row = await sentVideo(call.db, await applied(call));
    if (!row) throw new ApiError('notFound');
    return sendVideo(context.files, request, reply, row);
  }),
];
