import type { CallName } from '../../contract/calls.ts';
import { pdf } from '../support/market.ts';
import { png } from '../support/pictures.ts';
import type { Row } from './roles.table.ts';

const recruiters = ['recruiter'] as const;
const anybody = ['none', 'guest', 'seeker', 'recruiter', 'suspended', 'ended'] as const;
/** A recruiter without an approved company gets this code, whatever they request (specification §6). */
const noCompany = 45001;
const details = {
  registered_name: null,
  founded_on: null,
  size_id: null,
  financing_stage_id: null,
  industry_id: null,
  company_type: null,
  listing_status: null,
  website: null,
  address: null,
  about: null,
  culture: null,
  benefit_ids: [],
  culture_ids: [],
};
const given = { role: 'recruiter' as const, permissions: [] };

/** The calls on a company and its team: for its approved members. server/modules/employer/team.test.ts tests which of them may do what. */
export const TEAM_ROLES = {
  getWorkspace: { admits: recruiters, answers: noCompany },
  getCompanyPage: { admits: recruiters, answers: noCompany },
  saveCompany: { admits: recruiters, sends: () => ({ body: details }), answers: noCompany },
  uploadCompanyDocument: { admits: recruiters, sends: () => ({ file: pdf(), filename: 'paper.pdf' }), answers: noCompany },
  deleteCompanyDocument: { admits: recruiters, sends: ({ own }) => ({ params: { id: own.session } }), answers: noCompany },
  uploadCompanyPicture: { admits: recruiters, sends: () => ({ file: png(), filename: 'office.png' }), answers: noCompany },
  changeCompanyPicture: { admits: recruiters, sends: ({ own }) => ({ params: { id: own.session }, body: { alt: 'Us' } }), answers: noCompany },
  orderCompanyPictures: { admits: recruiters, sends: () => ({ body: { ids: [] } }), answers: noCompany },
  removeCompanyPicture: { admits: recruiters, sends: ({ own }) => ({ params: { id: own.session } }), answers: noCompany },
  restoreCompanyPicture: { admits: recruiters, sends: ({ own }) => ({ params: { id: own.session } }), answers: noCompany },
  verifyCompany: { admits: recruiters, sends: () => ({ body: { by: 'documents' } }), answers: noCompany },
  deleteCompany: { admits: recruiters, sends: () => ({ body: { name: 'Harbour Freight' } }), answers: noCompany },
  getTeam: { admits: recruiters, answers: noCompany },
  inviteMember: { admits: recruiters, sends: ({ freshAddress }) => ({ body: { email: freshAddress, ...given } }), answers: noCompany },
  cancelInvite: { admits: recruiters, sends: ({ own }) => ({ params: { id: own.session } }), answers: noCompany },
  letMemberIn: { admits: recruiters, sends: ({ own }) => ({ params: { user_id: own.session } }), answers: noCompany },
  changeMember: { admits: recruiters, sends: ({ own }) => ({ params: { user_id: own.session }, body: given }), answers: noCompany },
  removeMember: { admits: recruiters, sends: ({ own }) => ({ params: { user_id: own.session } }), answers: noCompany },
  transferOwnership: { admits: recruiters, sends: ({ own }) => ({ params: { user_id: own.session } }), answers: noCompany },
  leaveCompany: { admits: recruiters, answers: noCompany },
  // A unique name: the company is new, and theirs.
  joinCompany: { admits: recruiters, sends: ({ freshAddress }) => ({ body: { company_name: `Bakery ${freshAddress}` } }) },
  getCompanyClaim: { admits: recruiters, answers: noCompany },
  uploadClaimDocument: { admits: recruiters, sends: () => ({ file: pdf(), filename: 'paper.pdf' }), answers: noCompany },
  deleteClaimDocument: { admits: recruiters, sends: ({ own }) => ({ params: { id: own.session } }), answers: noCompany },
  claimCompany: { admits: recruiters, sends: () => ({ body: { by: 'domain' } }), answers: noCompany },
  // The user's own, before and after a company approves them. An invitation is for anyone with its link; nobody here has one.
  openInvite: { admits: anybody, sends: () => ({ body: {} }), answers: 40004 },
  acceptInvite: { admits: recruiters, answers: 40004 },
} satisfies Partial<Record<CallName, Row>>;
