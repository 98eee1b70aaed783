import type { Row } from './roles.table.ts';

const seekers = ['seeker'] as const;
const form = { template: 'classic', paper: 'A4', language: 'en' };

/** The calls that create, name and exchange resumes. */
export const RESUME_ROLES = {
  generateResume: { admits: seekers, sends: () => ({ body: form }) },
  previewResume: { admits: seekers, sends: () => ({ body: form }) },
  renameResume: {
    admits: seekers,
    sends: ({ own }) => ({ params: { id: own.resume }, body: { filename: 'Mine' } }),
    anothers: { sends: ({ another }) => ({ params: { id: another.resume }, body: { filename: 'Mine' } }), answers: 40004 },
  },
  autoSendResume: {
    admits: seekers,
    sends: ({ own }) => ({ params: { id: own.resume }, body: { is_auto_sent: true } }),
    anothers: { sends: ({ another }) => ({ params: { id: another.resume }, body: { is_auto_sent: true } }), answers: 40004 },
  },
  sendResumeEmail: {
    admits: seekers,
    sends: ({ own }) => ({ body: { email: 'ben@example.com', resume_id: own.resume } }),
    anothers: { sends: ({ another }) => ({ body: { email: 'ben@example.com', resume_id: another.resume } }), answers: 40004 },
  },
  listResumeDrafts: { admits: seekers },
  createResumeDraft: { admits: seekers, sends: () => ({ body: { name: 'Short', form } }) },
  updateResumeDraft: {
    admits: seekers,
    sends: ({ own }) => ({ params: { id: own.resumeDraft }, body: { name: 'Mine' } }),
    anothers: { sends: ({ another }) => ({ params: { id: another.resumeDraft }, body: { name: 'Mine' } }), answers: 40004 },
  },
  deleteResumeDraft: {
    admits: seekers,
    sends: ({ own }) => ({ params: { id: own.resumeDraft } }),
    anothers: { sends: ({ another }) => ({ params: { id: another.resumeDraft } }), answers: 'nothing' },
  },
  exportJsonResume: { admits: seekers },
} satisfies Record<string, Row>;
