import { acme, blockedAcme, blockingSamples } from '../blockCompany/blockCompany.fixtures.ts';
import { blockingMeanings } from '../blockCompany/blocking.ts';
import { defineFlow } from '../flow.ts';
import { broken, offline } from '../samples.ts';
import { blockedCompaniesMachine } from './blockedCompanies.machine.ts';

export const blockedCompaniesFlow = defineFlow({
  id: 'blockedCompanies',
  area: 'find',
  title: 'Blocked companies',
  purpose: 'Hides a job seeker and a company from each other: finds the company by name, explains what gets hidden, and undoes it.',
  source: 'src/machines/blockedCompanies/blockedCompanies.machine.ts',
  machine: blockedCompaniesMachine,
  states: {
    loading: 'Loading the blocked companies, and the one that a link suggests to block.',
    disconnected: 'Offline; loads when the connection is back.',
    unloadable: 'Loading failed.',
    ready: 'The blocked companies are shown.',
    'ready.finding': 'The field for finding a company by its name.',
    'ready.finding.idle': 'Too few characters to search for.',
    'ready.finding.waiting': 'Waiting for the user to stop typing; earlier results stay.',
    'ready.finding.looking': 'Searching; earlier results stay.',
    'ready.finding.found': 'Showing matching companies.',
    'ready.finding.nothing': 'No company has such a name.',
    'ready.finding.offline': 'Offline; searches when the connection is back.',
    'ready.finding.failed': 'The search failed; the user can try again.',
    'ready.doing': 'Actions on one company.',
    'ready.doing.resting': blockingMeanings.resting,
    'ready.doing.resting.idle': blockingMeanings['resting.idle'],
    'ready.doing.resting.blocked': blockingMeanings['resting.blocked'],
    'ready.doing.resting.unblocked': blockingMeanings['resting.unblocked'],
    'ready.doing.resting.gone': blockingMeanings['resting.gone'],
    'ready.doing.resting.tooMany': blockingMeanings['resting.tooMany'],
    'ready.doing.resting.offline': blockingMeanings['resting.offline'],
    'ready.doing.resting.notBlocked': blockingMeanings['resting.notBlocked'],
    'ready.doing.resting.notUnblocked': blockingMeanings['resting.notUnblocked'],
    'ready.doing.confirming': blockingMeanings.confirming,
    'ready.doing.blocking': blockingMeanings.blocking,
    'ready.doing.restoring': blockingMeanings.restoring,
    'ready.doing.unblocking': blockingMeanings.unblocking,
  },
  fixtures: {
    inputs: { list: { requestedId: null }, requested: { requestedId: acme.id } },
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
          { blocked: [], requested: null },
          { blocked: [], requested: acme },
          { blocked: [blockedAcme], requested: acme },
        ],
        error: [broken, offline],
      },
      findCompanies: { done: [[acme], []], error: [broken, offline] },
      ...blockingSamples,
      waitForConnection: { done: [undefined] },
    },
    takesEachWayOnce: true,
    project: ({ blocked, company, requestedId, found, text }) => [blocked.length, company?.id ?? null, requestedId, found.length, text],
  },
});
