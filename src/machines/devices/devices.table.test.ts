import type { DeviceSession } from '../../../contract/settings.ts';
import { done, fails, saysFailed, starts, stateTable } from '../../../tests/support/state-table.ts';
import { broken, user } from '../samples.ts';
import { laptop, devicesFlow } from './devices.fixtures.ts';

const here: DeviceSession = { ...laptop, id: 'here', is_current: true };
const both = { devices: [here, laptop] };
const end = { type: 'device.ended', id: laptop.id };

stateTable(devicesFlow, { email: user.email }, [
  starts({ email: user.email }, 'loading', { calls: { listDevices: undefined } }),
  ['loading', done('listDevices', [here, laptop]), 'listed.idle', { sets: both }],
  ['loading', fails('listDevices', broken), 'unloadable', saysFailed],
  ['unloadable', 'load.retried', 'loading', { calls: { listDevices: undefined } }],
  ['listed.idle', end, 'ending', { given: both, sets: { device: laptop }, calls: { endDevice: { id: laptop.id } } }],
  // Users can sign out other devices, but not this one.
  ['listed.idle', { type: 'device.ended', id: 'here' }, null, { given: both }],
  ['listed.idle', 'others.ended', 'endingOthers', { given: { ...both, device: laptop }, sets: { device: null }, calls: { endOthers: undefined } }],
  ['listed.idle', 'others.ended', null, { given: { devices: [here] } }],
  ['ending', done('endDevice', { ok: true }), 'listed.oneEnded', { given: { ...both, device: laptop }, sets: { devices: [here] } }],
  ['ending', done('endDevice', { ok: false, failure: 'proofNeeded' }), 'proving', { calls: { stepUp: { email: user.email } } }],
  ['ending', fails('endDevice', broken), 'listed.failed', saysFailed],
  ['endingOthers', done('endOthers', { ok: true }), 'listed.othersEnded', { given: both, sets: { devices: [here] } }],
  ['endingOthers', done('endOthers', { ok: false, failure: 'proofNeeded' }), 'proving'],
  ['endingOthers', fails('endOthers', broken), 'listed.failed', saysFailed],
  ['proving', done('stepUp', { isProven: true }), 'ending', { given: { device: laptop }, calls: { endDevice: { id: laptop.id } } }],
  ['proving', done('stepUp', { isProven: true }), 'endingOthers', { calls: { endOthers: undefined } }],
  ['proving', done('stepUp', { isProven: false }), 'listed.idle'],
]);
