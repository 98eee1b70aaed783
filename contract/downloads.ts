import type { CallDeclaration } from './call.ts';
import { CHATTING, type CompanyAccess } from './team-rules.ts';

/** Who may download a file, as in the declaration of a call (call.ts). Downloads aren't declared calls, because their replies are files. */
export type DownloadAccess = Pick<CallDeclaration, 'access' | 'company'>;

const own: CompanyAccess = { rows: 'own' };
const talking: CompanyAccess = { rows: 'own', permission: CHATTING };

/** The files a recruiter may download, by path. */
export const DOWNLOADS = {
  /** The resume sent with an application: as an attachment, and as a PDF to display. */
  '/api/employer/applicants/:id/resume': { access: 'recruiter', company: { rows: 'company' } },
  '/api/employer/applicants/:id/resume/view': { access: 'recruiter', company: { rows: 'company' } },
  /** The video resume sent with an application, in ranges. */
  '/api/employer/applicants/:id/video': { access: 'recruiter', company: { rows: 'company' } },
  /**
   * A document of the recruiter's company, for members who may change documents. Of a company without members, the person's own. The person's
   * membership alone decides which of the two applies.
   */
  '/api/recruiters/company/documents/:id': { access: 'recruiter' },
  /** Of a chat: a file, a resume, a video resume (in ranges) and its cover, the other person's photo, and the transcript. */
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
