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
  purpose: 'Hides a seeker and a company from each other on the company’s page and on its jobs, and takes it back.',
  source: 'src/machines/blockCompany/blockCompany.machine.ts',
  machine: blockCompanyMachine,
  states: {
    starting: 'What the page was rendered with decides.',
    signingIn: 'Signing in is offered in place; whoever does is asked whether to block it.',
    ...blockingMeanings,
  },
  fixtures: {
    inputs: {
      visitor: { company: acme, isBlocked: false, isSeeker: false, isAsked: true },
      seeker: { company: acme, isBlocked: false, isSeeker: true, isAsked: true },
      blocked: { company: acme, isBlocked: true, isSeeker: true, isAsked: false },
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
    project: ({ blocked, isSeeker, isAsked }) => [blocked.length, isSeeker, isAsked],
  },
});
