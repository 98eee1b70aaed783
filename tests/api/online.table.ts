import type { Row } from './roles.table.ts';

const anybody = ['none', 'guest', 'seeker', 'recruiter', 'suspended', 'ended'] as const;
const seekers = ['seeker'] as const;
const form = { template: 'classic', paper: 'A4', language: 'en' };

/** The calls on who sees a job seeker: the online resume, and the blocked companies. */
export const ONLINE_ROLES = {
  getOnlineResume: { admits: seekers },
  saveOnlineResume: { admits: seekers, sends: () => ({ body: { visibility: 'nobody', form, is_contact_shown: false } }) },
  /** There is none yet. */
  renewOnlineResume: { admits: seekers, sends: () => ({ body: {} }), answers: 40004 },
  // Anyone can see it (world.ts); who sees what has its own table: server/modules/profile/online/policy.test.ts.
  readOnlineResume: { admits: anybody, sends: ({ another }) => ({ params: { slug: another.onlineResume } }) },
  findCompanies: { admits: seekers, sends: () => ({ query: { company_name: 'acme' } }) },
  // A company's page is public.
  getCompany: { admits: anybody, sends: ({ another }) => ({ params: { id: another.company } }) },
  listBlacklistCompanies: { admits: seekers },
  createBlacklistCompany: { admits: seekers, sends: ({ another }) => ({ body: { company_id: another.company } }) },
  deleteBlacklistCompany: {
    admits: seekers,
    sends: ({ own }) => ({ params: { id: own.company } }),
    anothers: { sends: ({ another }) => ({ params: { id: another.company } }), answers: 'nothing' },
  },
} satisfies Record<string, Row>;
