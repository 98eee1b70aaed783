import { posting } from '../postings/postings.fixtures.ts';
import { type Row, done, fails, passes, saysFailed, saysOffline, starts, stateTable } from '../../../tests/support/state-table.ts';
import { offline, broken, key } from '../samples.ts';
import { editingOf, postingEditorFlow } from './postingEditor.fixtures.ts';

const input = { id: null, key, step: 'job' };
const draft = editingOf('draft');
const open = editingOf('open');
const stored = draft.posting.fields;
const opened = { editing: draft, fields: stored };
const written = { ...stored, title: 'Senior Accountant' };
const change = { type: 'values.changed', changes: { title: 'Senior Accountant' } };
const choose = { type: 'step.chosen', step: 'promise' };
const saves = { given: { editing: draft, fields: written }, calls: { saveDraft: { id: draft.posting.id, fields: written } } };
const wrong = { title: ['required'] };
const no = (failure: string, more = {}) => done('publishPosting', { ok: false, failure, ...more });
const publishes = {
  given: { editing: draft, checked: stored, publishKey: 'k-2' },
  calls: { publishPosting: { id: draft.posting.id, fields: stored, key: 'k-2' } },
};
const opens = { calls: { openPosting: { id: null, key } } };
const checks = (call: string) => ({ calls: { [call]: { fields: stored } } });

const EDITING = ['resting', 'changed', 'saving', 'saved', 'notSaved', 'offline', 'unpublished', 'invalid', 'notChecked.step', 'notChecked.all'];

stateTable(postingEditorFlow, input, [
  starts(input, 'loading', opens),
  ['loading', done('openPosting', { ok: true, editing: draft }), 'editing.resting', { sets: opened }],
  ['loading', done('openPosting', { ok: false, failure: 'refused' }), 'refused'],
  ['loading', done('openPosting', { ok: false, failure: 'notFound' }), 'notFound'],
  ['loading', fails('openPosting', offline), 'disconnected', { ...saysOffline, calls: { waitForConnection: undefined } }],
  ['loading', fails('openPosting', broken), 'unloadable', saysFailed],
  ['disconnected', done('waitForConnection'), 'loading', opens],
  ['disconnected', 'load.retried', 'loading', opens],
  ['unloadable', 'load.retried', 'loading', opens],
  // Drafts are saved during typing; published jobs aren't. A check doesn't stop anyone from typing, and ends with it.
  ...[...EDITING.map((part) => `editing.${part}`), 'checkingStep', 'checking'].flatMap((from): Row[] => [
    [
      from,
      change,
      'editing.changed',
      {
        given: { ...opened, faults: { title: ['required'], skills: ['x'] } },
        sets: { fields: written, faults: { skills: ['x'] } },
        waits: { untilSaved: 1_000 },
      },
    ],
    [from, change, 'editing.unpublished', { given: { ...opened, editing: open }, sets: { fields: written }, waits: {} }],
  ]),
  ...EDITING.flatMap((part): Row[] => [
    [`editing.${part}`, choose, `editing.${part}`, { given: opened, sets: { step: 'promise' } }],
    [`editing.${part}`, 'step.finished', 'checkingStep', { given: opened, ...checks('checkStep') }],
    [`editing.${part}`, 'step.finished', 'checking', { given: { ...opened, step: 'promise' }, ...checks('checkPosting') }],
    [`editing.${part}`, 'preview.requested', 'checking', { given: opened, ...checks('checkPosting') }],
  ]),
  ['editing.changed', passes('untilSaved'), 'editing.saving', saves],
  [
    'editing.saving',
    done('saveDraft'),
    'editing.saved',
    { ...saves, calls: {}, sets: { fields: written, editing: { ...draft, posting: { ...draft.posting, fields: written } } } },
  ],
  ['editing.saving', fails('saveDraft', offline), 'editing.offline', { ...saysOffline, calls: { waitForConnection: undefined } }],
  ['editing.saving', fails('saveDraft', broken), 'editing.notSaved', saysFailed],
  ['editing.notSaved', 'save.retried', 'editing.saving', saves],
  ['editing.offline', done('waitForConnection'), 'editing.saving', saves],
  ['editing.invalid', passes('untilSaved'), 'editing.saving', saves],
  ['editing.invalid', { type: 'xstate.after.untilSaved.postingEditor.editing.invalid' }, null, { given: { editing: open, fields: written } }],
  ['checkingStep', done('checkStep', { ok: true, fields: stored, warnings: [] }), 'editing.resting', { given: opened, sets: { step: 'place' } }],
  // Problems in later steps aren't shown yet.
  [
    'checkingStep',
    done('checkStep', { ok: false, failure: 'invalid', faults: { description: ['required'] } }),
    'editing.saving',
    { given: { editing: draft, fields: written }, sets: { step: 'place' }, calls: saves.calls },
  ],
  [
    'checkingStep',
    done('checkStep', { ok: false, failure: 'invalid', faults: { ...wrong, description: ['required'] } }),
    'editing.invalid',
    { given: opened, sets: { step: 'job', faults: wrong }, waits: { untilSaved: 1_000 } },
  ],
  ['checkingStep', fails('checkStep', broken), 'editing.notChecked.step', saysFailed],
  ['editing.notChecked.step', 'check.retried', 'checkingStep', { given: opened, ...checks('checkStep') }],
  [
    'checking',
    done('checkPosting', { ok: true, fields: stored, warnings: ['payment'] }),
    'previewing.warned',
    { sets: { checked: stored, warnings: ['payment'], faults: {} } },
  ],
  ['checking', done('checkPosting', { ok: true, fields: stored, warnings: [] }), 'previewing.clean', { sets: { checked: stored, warnings: [] } }],
  [
    'checking',
    done('checkPosting', { ok: false, failure: 'invalid', faults: wrong }),
    'editing.invalid',
    { given: { step: 'promise' }, sets: { step: 'job', faults: wrong, checked: null } },
  ],
  ['checking', fails('checkPosting', broken), 'editing.notChecked.all', saysFailed],
  ['editing.notChecked.all', 'check.retried', 'checking', { given: opened, ...checks('checkPosting') }],
  ...['previewing.clean', 'previewing.warned', 'failed', 'notPublished.same', 'notPublished.refused'].flatMap((from): Row[] => [
    [from, 'editing.resumed', 'editing.resting', { given: opened }],
    [from, 'editing.resumed', 'editing.saving', saves],
    [from, 'editing.resumed', 'editing.unpublished', { given: { editing: open, fields: written }, calls: {} }],
    [from, choose, 'editing.resting', { given: opened, sets: { step: 'promise' } }],
  ]),
  ...['clean', 'warned'].map((part): Row => [
    `previewing.${part}`,
    { type: 'posting.published', key: 'k-2' },
    'publishing',
    { given: { editing: draft, checked: stored }, sets: { publishKey: 'k-2' }, calls: publishes.calls },
  ]),
  ['publishing', done('publishPosting', { ok: true, posting }), 'published', { sets: { published: posting } }],
  ['publishing', no('invalid', { faults: wrong }), 'editing.invalid', { given: { step: 'promise' }, sets: { faults: wrong, step: 'job' } }],
  ['publishing', no('same', { same: { id: 9 } }), 'notPublished.same', { sets: { same: { id: 9 } } }],
  ['publishing', no('full'), 'notPublished.full'],
  ['publishing', no('masking'), 'notPublished.masking'],
  ['publishing', no('unconfirmed'), 'notPublished.unconfirmed'],
  ['publishing', no('gone'), 'notPublished.gone'],
  ['publishing', no('refused'), 'notPublished.refused'],
  ['publishing', fails('publishPosting', offline), 'offline', { ...saysOffline, calls: { waitForConnection: undefined } }],
  ['publishing', fails('publishPosting', broken), 'failed', saysFailed],
  // Published once, however often it is sent.
  ['offline', done('waitForConnection'), 'publishing', publishes],
  ['offline', 'posting.retried', 'publishing', publishes],
  ['failed', 'posting.retried', 'publishing', publishes],
]);
