import { type Row, atNine, done, fails, passes, saysFailed, starts, stateTable } from '../../../tests/support/state-table.ts';
import { broken, user } from '../samples.ts';
import { recoveryCodes, twoFactorSetupFlow } from './twoFactorSetup.fixtures.ts';

const input = { email: user.email };
const no = (failure: string, more = {}) => ({ ok: false, failure, ...more });
const enrolment = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Waymark:ana' };
const codes = { ok: true, codes: recoveryCodes };
const storesCodes = { sets: { codes: recoveryCodes, codesLeft: recoveryCodes.length } };
const proves = (wanted: string) => ({ sets: { wanted }, calls: { stepUp: { email: user.email } } });
const forgets = { given: { enrolment, codes: recoveryCodes, failure: broken }, sets: { enrolment: null, codes: [], failure: null } };
const reads = { calls: { readTwoFactor: undefined } };

atNine();
stateTable(twoFactorSetupFlow, input, [
  starts(input, 'loading', reads),
  ['loading', done('readTwoFactor', { isOn: true, codesLeft: 8 }), 'on.idle', { ...forgets, sets: { ...forgets.sets, codesLeft: 8 } }],
  [
    'loading',
    done('readTwoFactor', { isOn: false, codesLeft: 0 }),
    'off.idle',
    { given: { ...forgets.given, codesLeft: 3 }, sets: { ...forgets.sets, codesLeft: 0 } },
  ],
  ['loading', fails('readTwoFactor', broken), 'unloadable', saysFailed],
  ['unloadable', 'load.retried', 'loading', reads],
  ...['off.idle', 'off.failed'].map((from): Row => [from, 'setup.requested', 'enrolling', { calls: { enrol: undefined } }]),
  ['enrolling', done('enrol', { ok: true, enrolment }), 'confirming.fresh', { sets: { enrolment } }],
  ['enrolling', done('enrol', no('proofNeeded')), 'proving', proves('enrolling')],
  ['enrolling', done('enrol', no('changed')), 'loading', reads],
  ['enrolling', fails('enrol', broken), 'off.failed'],
  ...['fresh', 'wrong', 'failed'].flatMap((part): Row[] => [
    [`confirming.${part}`, { type: 'code.submitted', code: '123456' }, 'verifying', { calls: { confirmCode: { code: '123456' } } }],
    [`confirming.${part}`, 'setup.dismissed', 'off.idle', forgets],
  ]),
  ['verifying', done('confirmCode', codes), 'showingCodes', storesCodes],
  ['verifying', done('confirmCode', no('wrong')), 'confirming.wrong', { given: { failure: broken }, sets: { failure: null } }],
  ['verifying', done('confirmCode', no('tooMany', { retryAt: '2026-01-10T09:05:00Z' })), 'tooMany', { waits: { untilRetry: 300_000 } }],
  ['verifying', done('confirmCode', no('proofNeeded')), 'proving', proves('confirming')],
  ['verifying', done('confirmCode', no('changed')), 'loading', reads],
  ['verifying', fails('confirmCode', broken), 'confirming.failed', saysFailed],
  ['tooMany', passes('untilRetry'), 'confirming.fresh'],
  ['tooMany', 'setup.dismissed', 'off.idle', forgets],
  ['showingCodes', 'codes.kept', 'on.idle', forgets],
  ...['on.idle', 'on.failed'].flatMap((from): Row[] => [
    [from, 'renewal.requested', 'renewing', { calls: { renewCodes: undefined } }],
    [from, 'disable.requested', 'confirmingDisable', { calls: {} }],
  ]),
  ['renewing', done('renewCodes', codes), 'showingCodes', storesCodes],
  ['renewing', done('renewCodes', no('proofNeeded')), 'proving', proves('renewing')],
  ['renewing', done('renewCodes', no('changed')), 'loading', reads],
  ['renewing', fails('renewCodes', broken), 'on.failed'],
  ['confirmingDisable', 'disable.confirmed', 'disabling', { calls: { disable: undefined } }],
  ['confirmingDisable', 'setup.dismissed', 'on.idle'],
  ['disabling', done('disable', { ok: true }), 'off.idle'],
  ['disabling', done('disable', no('proofNeeded')), 'proving', proves('disabling')],
  ['disabling', done('disable', no('changed')), 'loading', reads],
  ['disabling', fails('disable', broken), 'on.failed'],
  // After reauthentication, the action continues; otherwise it returns to where it was.
  ...(
    [
      ['enrolling', 'enrolling', 'off.idle'],
      ['confirming', 'confirming.fresh', 'confirming.fresh'],
      ['renewing', 'renewing', 'on.idle'],
      ['disabling', 'disabling', 'on.idle'],
    ] as const
  ).flatMap(([wanted, then, back]): Row[] => [
    ['proving', done('stepUp', { isProven: true }), then, { given: { wanted } }],
    ['proving', done('stepUp', { isProven: false }), back, { given: { wanted } }],
  ]),
]);
