import type { CallName } from '../../contract/calls.ts';
import { vacancy } from '../../server/modules/postings/posting.fixture.ts';
import type { Row } from './roles.table.ts';

const recruiters = ['recruiter'] as const;
/** A recruiter whom no company let in is told so, whatever they ask for (specification §6). */
const noCompany = 45001;

/** The calls on a company's jobs: of the members it let in. That another company's are not there is in server/modules/postings. */
export const POSTING_ROLES = {
  listPostings: { admits: recruiters, answers: noCompany },
  getPosting: { admits: recruiters, sends: ({ freshJob }) => ({ params: { id: freshJob } }), answers: noCompany },
  createPosting: { admits: recruiters, sends: () => ({ body: {} }), answers: noCompany },
  savePosting: { admits: recruiters, sends: ({ freshJob }) => ({ params: { id: freshJob }, body: {} }), answers: noCompany },
  publishPosting: { admits: recruiters, sends: ({ freshJob }) => ({ params: { id: freshJob }, body: vacancy() }), answers: noCompany },
  movePosting: { admits: recruiters, sends: ({ freshJob }) => ({ params: { id: freshJob }, body: { move: 'close' } }), answers: noCompany },
} satisfies Partial<Record<CallName, Row>>;
