import type { OnlineResume } from '../../../contract/online-resume.ts';
import { type Row, done, fails, saysFailed, saysOffline, starts, stateTable } from '../../../tests/support/state-table.ts';
import { offline, broken } from '../samples.ts';
import { hiddenResume, publishedResume, renewedResume, onlineResumeFlow } from './onlineResume.fixtures.ts';

const choices = ({ visibility, form, is_contact_shown }: OnlineResume) => ({ visibility, form, is_contact_shown });
const hidden = { stored: hiddenResume, shown: choices(hiddenResume) };
const out = { stored: publishedResume, shown: choices(publishedResume) };
const change = { type: 'choice.changed', change: { visibility: 'employers', form: { template: 'modern' } } };
const shown = { ...hidden.shown, visibility: 'employers', form: { ...hiddenResume.form, template: 'modern' } };
const saves = { given: { ...hidden, failure: broken }, sets: { shown, failure: null }, calls: { saveOnlineResume: { choices: shown } } };
const loads = { calls: { loadOnlineResume: undefined } };

stateTable(onlineResumeFlow, undefined, [
  starts(undefined, 'loading', loads),
  ['loading', done('loadOnlineResume', publishedResume), 'published.idle', { sets: out }],
  ['loading', done('loadOnlineResume', hiddenResume), 'hidden.idle', { sets: hidden }],
  ['loading', fails('loadOnlineResume', offline), 'offline', { ...saysOffline, calls: { waitForConnection: undefined } }],
  ['loading', fails('loadOnlineResume', broken), 'unloadable', saysFailed],
  ['offline', done('waitForConnection'), 'loading', loads],
  ['unloadable', 'load.retried', 'loading', loads],
  ...['hidden.idle', 'hidden.saved', 'hidden.failed', 'unfinished', 'saving'].map((from): Row => [from, change, 'saving', saves]),
  ...['idle', 'saved', 'copied', 'uncopied', 'renewed', 'failed'].flatMap((part): Row[] => [
    [`published.${part}`, change, 'saving', saves],
    [`published.${part}`, 'link.copied', 'copying', { given: out, calls: { copyLink: { url: publishedResume.url } } }],
    [`published.${part}`, 'renewal.requested', 'confirmingRenewal', { calls: {} }],
  ]),
  ['saving', done('saveOnlineResume', { ok: true, resume: publishedResume }), 'published.saved', { sets: out }],
  ['saving', done('saveOnlineResume', { ok: true, resume: hiddenResume }), 'hidden.saved', { sets: hidden }],
  // Nothing changed, so what is shown is what is stored.
  ['saving', done('saveOnlineResume', { ok: false, failure: 'unfinished' }), 'unfinished', { given: { ...hidden, shown }, sets: hidden }],
  ['saving', fails('saveOnlineResume', broken), 'hidden.failed', { given: { ...hidden, shown }, sets: { ...hidden, failure: broken } }],
  ['saving', fails('saveOnlineResume', broken), 'published.failed', { given: { ...out, shown }, sets: { ...out, failure: broken } }],
  ['copying', done('copyLink'), 'published.copied'],
  ['copying', fails('copyLink', broken), 'published.uncopied'],
  ['confirmingRenewal', 'renewal.confirmed', 'renewing', { calls: { renewLink: undefined } }],
  ['confirmingRenewal', 'renewal.cancelled', 'published.idle'],
  ['renewing', done('renewLink', renewedResume), 'published.renewed', { sets: { stored: renewedResume } }],
  ['renewing', fails('renewLink', broken), 'published.failed', saysFailed],
]);
