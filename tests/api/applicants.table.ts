import type { CallName } from '../../contract/calls.ts';
import type { Row } from './roles.table.ts';

const recruiters = ['recruiter'] as const;
const decision = { reason: 'other' as const };
/** A recruiter whom no company let in is told so, whatever they ask for (specification §6). */
const noCompany = 45001;

/** The calls on a company's applicants: of the members it let in. That another company's are not there is in server/modules/applicants. */
export const APPLICANT_ROLES = {
  listApplicants: { admits: recruiters, answers: noCompany },
  getApplicant: { admits: recruiters, sends: ({ own }) => ({ params: { id: own.session } }), answers: noCompany },
  openApplicant: { admits: recruiters, sends: ({ own }) => ({ params: { id: own.session } }), answers: noCompany },
  acceptApplicant: { admits: recruiters, sends: ({ own }) => ({ params: { id: own.session }, body: {} }), answers: noCompany },
  declineApplicants: { admits: recruiters, sends: ({ own }) => ({ body: { ids: [own.session], ...decision } }), answers: noCompany },
  markInterest: { admits: recruiters, sends: ({ own }) => ({ params: { id: own.session }, body: { is_interested: true } }), answers: noCompany },
} satisfies Partial<Record<CallName, Row>>;
