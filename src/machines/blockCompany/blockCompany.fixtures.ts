import type { BlockedCompany, CompanyName } from '../../../contract/companies.ts';
import { defineFlow } from '../flow.ts';
import { broken, offline } from '../samples.ts';
import { blockCompanyMachine } from './blockCompany.machine.ts';
import { blockingMeanings } from './blocking.ts';

export const acme: CompanyName = { id: 3, name: 'Acme', logo: '/logo/3.svg' };
export const blockedAcme: BlockedCompany = { ...acme, blocked_at: '2026-01-09T08:00:00Z' };

export const blockingSamples = {
  blockCompany: {
    done: [
      { ok: true as const, company: blockedAcme },
      { ok: false as const, failure: 'gone' as const },
      { ok: false as const, failure: 'tooMany' as const },
    ],
    error: [broken, offline],
  },
  unblockCompany: { done: [undefined], error: [broken, offline] },
};

export const blockCompanyFlow = defineFlow({
  id: 'blockCompany',
  area: 'find',
  title: 'Block a company',
  purpose: 'Hides a job seeker and a company from each other, on the company’s page and on its jobs, and undoes it.',
  source: 'src/machines/blockCompany/blockCompany.machine.ts',
  machine: blockCompanyMachine,
  states: {
    starting: 'Deciding from what the page was rendered with.',
    signingIn: 'The user is offered to sign in without leaving the page; then asked whether to block.',
    ...blockingMeanings,
  },
  fixtures: {
    inputs: {
      visitor: { company: acme, isBlocked: false, isSeeker: false, isRequested: true },
      seeker: { company: acme, isBlocked: false, isSeeker: true, isRequested: true },
      blocked: { company: acme, isBlocked: true, isSeeker: true, isRequested: false },
    },
    events: {
      'block.requested': [{ type: 'block.requested', company: acme }],
      'block.confirmed': [{ type: 'block.confirmed' }],
      'block.declined': [{ type: 'block.declined' }],
      'unblock.requested': [{ type: 'unblock.requested', id: acme.id }],
      'undo.requested': [{ type: 'undo.requested' }],
      'seeker.signedIn': [{ type: 'seeker.signedIn' }],
      'signIn.declined': [{ type: 'signIn.declined' }],
    },
    actors: blockingSamples,
    project: ({ blocked, isSeeker, isRequested }) => [blocked.length, isSeeker, isRequested],
  },
});
