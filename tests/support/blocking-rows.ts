import { acme, blockedAcme } from '../../src/machines/blockCompany/blockCompany.fixtures.ts';
import { broken, offline } from '../../src/machines/samples.ts';
import { type Row, done, fails, saysFailed, saysOffline } from './state-table.ts';

export const globex = { id: 4, name: 'Globex', logo: '/logo/4.svg', blocked_at: '2026-01-08T08:00:00Z' };
const resting = ['idle', 'blocked', 'unblocked', 'gone', 'tooMany', 'offline', 'notBlocked', 'notUnblocked'];
const free = { given: { blocked: [globex], company: acme } };
const hidden = { given: { blocked: [blockedAcme, globex], company: acme } };
const calls = (call: string) => ({ calls: { [call]: { id: acme.id } } });

/**
 * The table of the states of blocking a company, the same on its page and in the settings: confirmed before, undone without asking, and never queued.
 * @param within where the chart has them: `ready.doing.`
 */
export const blockingRows = (within: string): Row[] => [
  ...resting.flatMap((part): Row[] => [
    [
      `${within}resting.${part}`,
      { type: 'block.requested', company: acme },
      `${within}confirming`,
      { given: { blocked: [globex], company: null, failure: broken }, sets: { company: acme, failure: null }, calls: {} },
    ],
    [`${within}resting.${part}`, { type: 'block.requested', company: acme }, null, hidden],
    [
      `${within}resting.${part}`,
      { type: 'unblock.requested', id: acme.id },
      `${within}unblocking`,
      { given: { ...hidden.given, failure: broken }, sets: { failure: null }, ...calls('unblockCompany') },
    ],
    [`${within}resting.${part}`, { type: 'unblock.requested', id: acme.id }, null, free],
  ]),
  [`${within}confirming`, 'block.confirmed', `${within}blocking`, { ...free, ...calls('blockCompany') }],
  [`${within}confirming`, 'block.declined', `${within}resting.idle`, { calls: {} }],
  ...[
    ['blocking', 'blockCompany'],
    ['restoring', 'blockAgain'],
  ].flatMap(([state, call = '']): Row[] => [
    [
      `${within}${state}`,
      done(call, { ok: true, company: blockedAcme }),
      `${within}resting.blocked`,
      { ...free, sets: { blocked: [blockedAcme, globex], company: blockedAcme } },
    ],
    // Blocked in another tab too: listed once.
    [`${within}${state}`, done(call, { ok: true, company: blockedAcme }), `${within}resting.blocked`, { ...hidden, sets: { blocked: [blockedAcme, globex] } }],
    [`${within}${state}`, done(call, { ok: false, failure: 'gone' }), `${within}resting.gone`, { ...free, sets: { blocked: [globex] } }],
    [`${within}${state}`, done(call, { ok: false, failure: 'tooMany' }), `${within}resting.tooMany`, { ...free, sets: { blocked: [globex] } }],
    [`${within}${state}`, fails(call, offline), `${within}resting.offline`, { ...saysOffline, calls: {} }],
    [`${within}${state}`, fails(call, broken), `${within}resting.notBlocked`, saysFailed],
  ]),
  [`${within}unblocking`, done('unblockCompany'), `${within}resting.unblocked`, { ...hidden, sets: { blocked: [globex], company: acme } }],
  [`${within}unblocking`, fails('unblockCompany', offline), `${within}resting.offline`, { ...saysOffline, calls: {} }],
  [`${within}unblocking`, fails('unblockCompany', broken), `${within}resting.notUnblocked`, { ...hidden, sets: { ...hidden.given, failure: broken } }],
  [`${within}resting.unblocked`, 'undo.requested', `${within}restoring`, { ...free, ...calls('blockAgain') }],
];
