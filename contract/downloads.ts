import type { CallDeclaration } from './call.ts';
import { CHATTING, type CompanyAccess } from './team-rules.ts';

/** Who may read a file, as a call declares it (call.ts). Files are no declared calls, because their answers are files. */
export type DownloadAccess = Pick<CallDeclaration, 'access' | 'company'>;

const own: CompanyAccess = { rows: 'own' };
const talking: CompanyAccess = { rows: 'own', permission: CHATTING };

/** The files that a recruiter may read, by their path. */
export const DOWNLOADS = {
  /** The resume that was sent with an application: as an attachment, and a PDF to be shown. */
  '/api/employer/applicants/:id/resume': { access: 'recruiter', company: { rows: 'company' } },
  '/api/employer/applicants/:id/resume/view': { access: 'recruiter', company: { rows: 'company' } },
  /** The video resume that was sent with an application, part by part. */
  '/api/employer/applicants/:id/video': { access: 'recruiter', company: { rows: 'company' } },
  /** A paper of one's company, for who may change them; of a company nobody is in, one's own. Which of the two is known by one's place alone. */
  '/api/recruiters/company/documents/:id': { access: 'recruiter' },
  /** Of a conversation: a file, a resume, a video resume (part by part) and its cover, the picture of the other, and all that was said. */
  '/api/chat/file/:id/download': { access: 'member', company: talking },
  '/api/chat/messages/:id/resume': { access: 'member', company: talking },
  '/api/chat/messages/:id/video': { access: 'member', company: talking },
  '/api/chat/messages/:id/cover': { access: 'member', company: talking },
  '/api/chat/chats/:id/avatar': { access: 'member', company: talking },
  '/api/chat/chats/:id/export': { access: 'member', company: talking },
  /** The agreed time of an interview, for a calendar. */
  '/api/chat/interviews/:id/calendar': { access: 'member', company: own },
} as const satisfies Record<string, DownloadAccess>;
export type DownloadPath = keyof typeof DOWNLOADS;
