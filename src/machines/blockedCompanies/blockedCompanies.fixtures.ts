import type { BlockedCompany, CompanyName } from '../../../contract/companies.ts';
import { defineFlow } from '../flow.ts';
import { broken, offline } from '../samples.ts';
import { blockedCompaniesMachine } from './blockedCompanies.machine.ts';

export const acme: CompanyName = { id: 3, name: 'Acme', logo: '/logo/3.svg' };
export const blockedAcme: BlockedCompany = { ...acme, blocked_at: '2026-01-09T08:00:00Z' };

export const blockedCompaniesFlow = defineFlow({
  id: 'blockedCompanies',
  title: 'Blocked companies',
  purpose: 'Hides a seeker and a company from each other: finds it by name, says what is hidden before, and takes it back.',
  source: 'src/machines/blockedCompanies/blockedCompanies.machine.ts',
  machine: blockedCompaniesMachine,
  states: {
    loading: 'The blocked companies are being fetched, and the one that a link asks to block.',
    disconnected: 'The device is offline; they are fetched once it is back.',
    unloadable: 'They could not be fetched.',
    ready: 'They are shown.',
    'ready.finding': 'The field that finds a company by its name.',
    'ready.finding.idle': 'Too little is typed to look for.',
    'ready.finding.waiting': 'Waiting for the typing to pause; what was found before stays.',
    'ready.finding.looking': 'Companies are being looked for; what was found before stays.',
    'ready.finding.found': 'Companies are offered.',
    'ready.finding.nothing': 'No company has such a name.',
    'ready.finding.offline': 'The device is offline; the search goes on once it is back.',
    'ready.finding.failed': 'They could not be looked for; it can be tried again.',
    'ready.doing': 'What is done with one company.',
    'ready.doing.resting': 'Nothing is under way.',
    'ready.doing.resting.idle': 'Nothing else is said.',
    'ready.doing.resting.blocked': 'It is blocked; that can be undone.',
    'ready.doing.resting.unblocked': 'It is not blocked any more; that can be undone.',
    'ready.doing.resting.gone': 'There is no such company any more.',
    'ready.doing.resting.tooMany': 'As many are blocked as can be.',
    'ready.doing.resting.offline': 'The device is offline; nothing was changed.',
    'ready.doing.resting.notBlocked': 'It could not be blocked.',
    'ready.doing.resting.notUnblocked': 'It could not be unblocked, and still is blocked.',
    'ready.doing.confirming': 'What blocking it hides is said, and whether to do so is asked.',
    'ready.doing.blocking': 'It is being blocked.',
    'ready.doing.restoring': 'One that was just unblocked is being blocked again.',
    'ready.doing.unblocking': 'It is being unblocked.',
  },
  fixtures: {
    inputs: { list: { askedId: null }, asked: { askedId: acme.id } },
    events: {
      'load.retried': [{ type: 'load.retried' }],
      'name.typed': [
        { type: 'name.typed', text: 'Ac' },
        { type: 'name.typed', text: 'Acm' },
        { type: 'name.typed', text: '' },
      ],
      'search.retried': [{ type: 'search.retried' }],
      'block.requested': [{ type: 'block.requested', company: acme }],
      'block.confirmed': [{ type: 'block.confirmed' }],
      'block.declined': [{ type: 'block.declined' }],
      'unblock.requested': [{ type: 'unblock.requested', id: acme.id }],
      'undo.requested': [{ type: 'undo.requested' }],
    },
    actors: {
      listBlocked: {
        done: [
          { blocked: [], asked: null },
          { blocked: [], asked: acme },
          { blocked: [blockedAcme], asked: acme },
        ],
        error: [broken, offline],
      },
      findCompanies: { done: [[acme], []], error: [broken, offline] },
      blockCompany: {
        done: [
          { ok: true, company: blockedAcme },
          { ok: false, failure: 'gone' },
          { ok: false, failure: 'tooMany' },
        ],
        error: [broken, offline],
      },
      unblockCompany: { done: [undefined], error: [broken, offline] },
      waitForConnection: { done: [undefined] },
    },
    takesEachWayOnce: true,
    project: ({ blocked, company, askedId, found, text }) => [blocked.length, company?.id ?? null, askedId, found.length, text],
  },
});
