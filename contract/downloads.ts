import { z } from 'zod';
import type { CallDeclaration } from './call.ts';
import { resumeForm } from './resume-form.ts';
import { CHATTING, type CompanyAccess } from './team-rules.ts';

/**
 * A call that replies with a file. A browser also opens it without our headers, by an address in the page, so what it needs is in the path and the query.
 * `:id` is a UUID; anything else isn't found.
 */
export interface DownloadDeclaration extends Pick<CallDeclaration, 'access' | 'company' | 'summary'> {
  /** The media types it may reply with. */
  readonly types: readonly string[];
  readonly query?: z.ZodType;
  /** It may take as long as an upload: resumes of 30 MB over a slow connection, or a video that is paused. */
  readonly isLong?: true;
}

const own: CompanyAccess = { rows: 'own' };
const talking: CompanyAccess = { rows: 'own', permission: CHATTING };
const PDF = 'application/pdf';
const RESUMES = [PDF, 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'];
const PICTURES = ['image/png', 'image/jpeg', 'image/bmp'];
const VIDEO = ['video/mp4'];
const flag = z.stringbool().default(false);

/** Every download, by its path. The server's routes, the OpenAPI document, and docs/permissions.md are derived from it. */
export const DOWNLOADS = {
  '/api/jobseekers/resumes/:id/file': { summary: 'A resume of the job seeker, to save', access: 'seeker', types: RESUMES, isLong: true },
  '/api/jobseekers/resumes/:id/view': { summary: 'A PDF resume of the job seeker, to show in a frame', access: 'seeker', types: [PDF], isLong: true },
  '/api/jobseekers/generate-resume/file': {
    summary: 'A resume made from the profile, without storing it',
    access: 'seeker',
    types: [PDF],
    query: resumeForm.extend({ with_photo: flag, with_date_of_birth: flag, with_nationality: flag }),
  },
  '/api/jobseekers/avatar/:id': { summary: "The job seeker's photo", access: 'seeker', types: PICTURES },
  '/api/jobseekers/license-certifications/:id/attachment': { summary: 'The certificate of a license', access: 'seeker', types: [PDF, ...PICTURES] },
  '/api/jobseekers/video-resumes/files/:id': { summary: 'A video resume, in ranges', access: 'seeker', types: VIDEO, isLong: true },
  '/api/jobseekers/video-resumes/covers/:id': { summary: 'The cover of a video resume', access: 'seeker', types: PICTURES },
  '/api/jobseekers/online-resumes/:slug/pdf': {
    summary: 'An online resume as a PDF, for those who may see its page',
    access: 'public',
    types: [PDF],
    query: z.object({ language: z.string().optional() }),
  },
  '/api/jobseekers/online-resumes/:slug/photo': { summary: 'The photo on an online resume', access: 'public', types: PICTURES },
  '/api/employer/applicants/:id/resume': {
    summary: 'The resume sent with an application, to save',
    access: 'recruiter',
    company: { rows: 'company' },
    types: RESUMES,
    isLong: true,
  },
  '/api/employer/applicants/:id/resume/view': {
    summary: 'The PDF resume sent with an application, to show in a frame',
    access: 'recruiter',
    company: { rows: 'company' },
    types: [PDF],
    isLong: true,
  },
  '/api/employer/applicants/:id/video': {
    summary: 'The video resume sent with an application, in ranges',
    access: 'recruiter',
    company: { rows: 'company' },
    types: VIDEO,
    isLong: true,
  },
  /** Of a company without members, the person's own. The person's membership alone decides which of the two applies. */
  '/api/recruiters/company/documents/:id': {
    summary: "A document of the recruiter's company, for members who may change documents",
    access: 'recruiter',
    types: [PDF, ...PICTURES],
  },
  '/api/chat/file/:id/download': {
    summary: 'A file sent in a conversation',
    access: 'member',
    company: talking,
    types: [...RESUMES, ...PICTURES],
    isLong: true,
  },
  '/api/chat/messages/:id/resume': { summary: 'A resume sent in a conversation', access: 'member', company: talking, types: RESUMES, isLong: true },
  '/api/chat/messages/:id/video': {
    summary: 'A video resume sent in a conversation, in ranges',
    access: 'member',
    company: talking,
    types: VIDEO,
    isLong: true,
  },
  '/api/chat/messages/:id/cover': {
    summary: 'The cover of a video resume sent in a conversation',
    access: 'member',
    company: talking,
    types: PICTURES,
    isLong: true,
  },
  '/api/chat/chats/:id/avatar': { summary: "The other person's photo", access: 'member', company: talking, types: PICTURES, isLong: true },
  '/api/chat/chats/:id/export': {
    summary: 'The transcript of a conversation',
    access: 'member',
    company: talking,
    types: ['text/plain', 'application/json'],
    query: z.object({ format: z.enum(['text', 'json']).catch('text') }),
    isLong: true,
  },
  '/api/chat/interviews/:id/calendar': { summary: 'The agreed time of an interview, for a calendar', access: 'member', company: own, types: ['text/calendar'] },
} as const satisfies Record<`/api/${string}`, DownloadDeclaration>;
export type DownloadPath = keyof typeof DOWNLOADS;
