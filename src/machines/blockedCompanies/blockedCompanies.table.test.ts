import { blockingRows, globex } from '../../../tests/support/blocking-rows.ts';
import { type Row, done, fails, passes, saysFailed, saysOffline, starts, stateTable } from '../../../tests/support/state-table.ts';
import { acme, blockedAcme } from '../blockCompany/blockCompany.fixtures.ts';
import { broken, offline } from '../samples.ts';
import { blockedCompaniesFlow } from './blockedCompanies.fixtures.ts';

const list = { requestedId: null };
const link = { requestedId: acme.id };
const loads = (requestedId: number | null) => ({ given: { requestedId }, calls: { listBlocked: { requestedId } } });
const types = (text: string) => ({ type: 'name.typed', text });
const shown = { found: [acme] };
const looks = { given: { ...shown, text: ' Acme ' }, sets: shown, calls: { findCompanies: { text: 'Acme' } } };

stateTable(blockedCompaniesFlow, list, [
  starts(list, 'loading', { calls: { listBlocked: list }, sets: { blocked: [], found: [], text: '' } }),
  starts(link, 'loading', { calls: { listBlocked: link } }),
  // Nothing is found or blocked before the list is there.
  ['', types('Acme'), null],
  ['', { type: 'block.requested', company: acme }, null],
  [
    'loading',
    done('listBlocked', { blocked: [globex], requested: null }),
    'ready.doing.resting.idle',
    { given: { failure: broken }, sets: { blocked: [globex], company: null, failure: null } },
  ],
  ['loading', done('listBlocked', { blocked: [], requested: null }), 'ready.finding.idle', { waits: {} }],
  // A link that suggests to block a company.
  [
    'loading',
    done('listBlocked', { blocked: [globex], requested: acme }),
    'ready.doing.confirming',
    { given: link, sets: { blocked: [globex], company: acme }, calls: {} },
  ],
  ['loading', done('listBlocked', { blocked: [blockedAcme], requested: acme }), 'ready.doing.resting.idle', { given: link, sets: { blocked: [blockedAcme] } }],
  ['loading', done('listBlocked', { blocked: [globex], requested: null }), 'ready.doing.resting.gone', { given: link, sets: { blocked: [globex] } }],
  ['loading', fails('listBlocked', offline), 'disconnected', { ...saysOffline, calls: { waitForConnection: undefined } }],
  ['loading', fails('listBlocked', broken), 'unloadable', { ...saysFailed, calls: {} }],
  ['disconnected', done('waitForConnection'), 'loading', loads(acme.id)],
  ...['disconnected', 'unloadable'].map((from): Row => [from, 'load.retried', 'loading', loads(acme.id)]),

  // Finding one by its name, of two letters or more. Earlier results stay until there are others.
  ...['idle', 'waiting', 'looking', 'found', 'nothing', 'offline', 'failed'].flatMap((part): Row[] => [
    [
      `ready.finding.${part}`,
      types('Ac'),
      'ready.finding.waiting',
      { given: shown, sets: { text: 'Ac', ...shown }, waits: { untilTypingPauses: 150 }, calls: {} },
    ],
    [`ready.finding.${part}`, types(' A '), 'ready.finding.idle', { given: shown, sets: { text: ' A ', found: [] }, waits: {}, calls: {} }],
  ]),
  ['ready.finding.waiting', passes('untilTypingPauses'), 'ready.finding.looking', looks],
  ['ready.finding.looking', done('findCompanies', [acme]), 'ready.finding.found', { sets: shown }],
  ['ready.finding.looking', done('findCompanies', []), 'ready.finding.nothing', { given: shown, sets: { found: [] } }],
  [
    'ready.finding.looking',
    fails('findCompanies', offline),
    'ready.finding.offline',
    { given: shown, sets: { found: [], failure: offline }, calls: { waitToFind: undefined } },
  ],
  ['ready.finding.looking', fails('findCompanies', broken), 'ready.finding.failed', { given: shown, sets: { found: [], failure: broken }, calls: {} }],
  ['ready.finding.offline', done('waitToFind'), 'ready.finding.looking', looks],
  ...['offline', 'failed'].map((part): Row => [`ready.finding.${part}`, 'search.retried', 'ready.finding.looking', looks]),

  ...blockingRows('ready.doing.'),
  // The notice names the one of the list.
  [
    'ready.doing.resting.idle',
    { type: 'unblock.requested', id: acme.id },
    'ready.doing.unblocking',
    { given: { blocked: [globex, blockedAcme], company: globex }, sets: { company: blockedAcme } },
  ],
]);
