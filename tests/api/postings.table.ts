import type { CallName } from '../../contract/calls.ts';
import { vacancy } from '../../server/modules/hiring/postings/posting.fixture.ts';
import type { Row } from './roles.table.ts';

const recruiters = ['recruiter'] as const;
/** A recruiter without an approved company gets this code, whatever they request (specification §6). */
const noCompany = 45001;

/** The calls on a company's jobs: for its approved members. server/modules/hiring/postings tests that other companies' jobs don't exist for them. */
export const POSTING_ROLES = {
  listPostings: { admits: recruiters, answers: noCompany },
  getPosting: { admits: recruiters, sends: ({ freshJob }) => ({ params: { id: freshJob } }), answers: noCompany },
  createPosting: { admits: recruiters, sends: () => ({ body: {} }), answers: noCompany },
  savePosting: { admits: recruiters, sends: ({ freshJob }) => ({ params: { id: freshJob }, body: {} }), answers: noCompany },
  publishPosting: { admits: recruiters, sends: ({ freshJob }) => ({ params: { id: freshJob }, body: vacancy() }), answers: noCompany },
  movePosting: { admits: recruiters, sends: ({ freshJob }) => ({ params: { id: freshJob }, body: { move: 'close' } }), answers: noCompany },
} satisfies Partial<Record<CallName, Row>>;
