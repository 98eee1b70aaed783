import type { CallName } from '../../contract/calls.ts';
import type { Row } from './roles.table.ts';

const recruiters = ['recruiter'] as const;
const seekers = ['seeker'] as const;
const decision = { reason: 'other' as const };
/** A recruiter without an approved company gets this code, whatever they request (specification §6). */
const noCompany = 45001;

/**
 * The calls on a company's applicants: for its approved members. server/modules/hiring/applicants tests that other companies' applicants don't exist for
 * them.
 */
export const APPLICANT_ROLES = {
  listApplicants: { admits: recruiters, answers: noCompany },
  getApplicant: { admits: recruiters, sends: ({ own }) => ({ params: { id: own.session } }), answers: noCompany },
  openApplicant: { admits: recruiters, sends: ({ own }) => ({ params: { id: own.session } }), answers: noCompany },
  acceptApplicant: { admits: recruiters, sends: ({ own }) => ({ params: { id: own.session }, body: {} }), answers: noCompany },
  declineApplicants: { admits: recruiters, sends: ({ own }) => ({ body: { ids: [own.session], ...decision } }), answers: noCompany },
  markInterest: { admits: recruiters, sends: ({ own }) => ({ params: { id: own.session }, body: { is_interested: true } }), answers: noCompany },
  readApplicantResume: { admits: recruiters, sends: ({ own }) => ({ params: { id: own.session } }), answers: noCompany },
  getApplicantAnalysis: { admits: recruiters, sends: ({ own }) => ({ params: { id: own.session } }), answers: noCompany },
  analyseApplicant: { admits: recruiters, sends: ({ own }) => ({ params: { id: own.session }, body: {} }), answers: noCompany },
  getOwnAnalysis: {
    admits: seekers,
    sends: ({ own }) => ({ params: { id: own.job } }),
    anothers: { sends: ({ another }) => ({ params: { id: another.job } }), answers: 40004 },
  },
} satisfies Partial<Record<CallName, Row>>;
