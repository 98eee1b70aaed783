import { draft } from '../resumeDraft/resumeDraft.fixtures.ts';
import { type Row, done, fails, saysFailed, starts, stateTable } from '../../../tests/support/state-table.ts';
import { offline, broken, resume, key } from '../samples.ts';
import { resumeTemplateFlow } from './resumeTemplate.fixtures.ts';

const { form } = draft;
const input = { form };
const usPaper = { ...form, paper: 'Letter' as const };
const pages = ['<svg/>'];
const drawn = { form, drawn: form };
const no = (failure: string, more = {}) => ({ ok: false, failure, ...more });
const draws = (of: object = form) => ({ calls: { drawPages: { form: of } } });
const makes = { given: { key }, calls: { generateResume: { form, key } } };
const waits = (call: string) => ({ calls: { [call]: undefined } });
const saves = (id: string | null, name: string, submission: string) => ({ calls: { saveDraft: { form, id, name, key: submission } } });
const submit = { type: 'name.submitted', name: 'For schools', key: 'k-2' };
const begins = {
  given: { pages, drawn: form, resume, fault: 'x', failure: broken },
  sets: { pages: [], drawn: null, resume: null, fault: null, failure: null },
};

stateTable(resumeTemplateFlow, input, [
  starts(input, 'choosing.idle', { calls: {} }),
  ...['idle', 'exported', 'notExported'].flatMap((part): Row[] => [
    [
      `choosing.${part}`,
      { type: 'template.chosen', form: usPaper },
      'shaping.drawing',
      { given: { ...begins.given, draft, name: 'x' }, sets: { ...begins.sets, form: usPaper, draft: null, name: '' }, ...draws(usPaper) },
    ],
    [
      `choosing.${part}`,
      { type: 'draft.opened', draft },
      'shaping.drawing',
      { ...begins, sets: { ...begins.sets, form, draft, name: draft.name }, ...draws() },
    ],
    [`choosing.${part}`, 'profile.requested', 'exporting.fetching', { calls: { downloadProfile: undefined } }],
  ]),
  ['exporting.fetching', done('downloadProfile', { ok: true }), 'choosing.exported', { given: { failure: broken }, sets: { failure: null } }],
  ['exporting.fetching', fails('downloadProfile', offline), 'exporting.offline', waits('waitToExport')],
  ['exporting.fetching', fails('downloadProfile', broken), 'choosing.notExported', saysFailed],
  ['exporting.offline', done('waitToExport'), 'exporting.fetching', { calls: { downloadProfile: undefined } }],
  ...['drawing', 'drawn.idle', 'drawn.kept', 'notDrawn', 'offline'].flatMap((part): Row[] => [
    [`shaping.${part}`, { type: 'form.changed', form: usPaper }, 'shaping.drawing', { sets: { form: usPaper }, ...draws(usPaper) }],
    [`shaping.${part}`, 'draft.requested', 'keeping.naming', { given: { key: 'x', fault: 'x' }, sets: { key: '', fault: null }, calls: {} }],
    // A draft that already exists is saved again without asking for a name.
    [`shaping.${part}`, 'draft.requested', 'keeping.saving', { given: { draft, name: draft.name, key: 'x' }, ...saves(draft.id, draft.name, '') }],
  ]),
  ['shaping.*', 'template.closed', 'choosing.idle'],
  ['shaping.drawing', done('drawPages', { ok: true, pages }), 'shaping.drawn.idle', { sets: { pages, drawn: form } }],
  ['shaping.drawing', done('drawPages', no('unfinished')), 'shaping.unfinished'],
  ['shaping.drawing', fails('drawPages', offline), 'shaping.offline', waits('waitToDraw')],
  ['shaping.drawing', fails('drawPages', broken), 'shaping.notDrawn', saysFailed],
  ...['idle', 'kept'].flatMap((part): Row[] => [
    [
      `shaping.drawn.${part}`,
      { type: 'generate.requested', key },
      'generating.making',
      { given: { fault: 'x' }, sets: { key, fault: null }, calls: makes.calls },
    ],
    [`shaping.drawn.${part}`, 'download.requested', 'downloading.fetching', { calls: { downloadFile: { form } } }],
  ]),
  ['shaping.notDrawn', 'template.retried', 'shaping.drawing', draws()],
  ['shaping.offline', done('waitToDraw'), 'shaping.drawing', draws()],
  ['shaping.unfinished', 'draft.requested', null],
  ['shaping.unfinished', { type: 'form.changed', form: usPaper }, null],
  ['generating.making', done('generateResume', { ok: true, resume }), 'made', { sets: { resume } }],
  ['generating.making', done('generateResume', no('full')), 'generating.full'],
  ['generating.making', done('generateResume', no('unfinished')), 'shaping.unfinished'],
  ['generating.making', fails('generateResume', offline), 'generating.offline', waits('waitToMake')],
  ['generating.making', fails('generateResume', broken), 'generating.failed', saysFailed],
  ['generating.offline', done('waitToMake'), 'generating.making', makes],
  ['generating.failed', 'template.retried', 'generating.making', makes],
  ['generating.full', 'download.requested', 'downloading.fetching', { calls: { downloadFile: { form } } }],
  ...['generating.offline', 'generating.failed', 'generating.full', 'made', 'downloading.fetching', 'downloading.offline'].map((from): Row => [
    from,
    'template.closed',
    'choosing.idle',
  ]),
  ['downloading.fetching', done('downloadFile', { ok: true }), 'shaping.drawn.downloaded'],
  ['downloading.fetching', done('downloadFile', no('unfinished')), 'shaping.unfinished'],
  ['downloading.fetching', fails('downloadFile', offline), 'downloading.offline', waits('waitToDownload')],
  ['downloading.fetching', fails('downloadFile', broken), 'shaping.drawn.notDownloaded', saysFailed],
  ['downloading.offline', done('waitToDownload'), 'downloading.fetching', { calls: { downloadFile: { form } } }],
  ...['naming', 'invalid', 'failed'].flatMap((part): Row[] => [
    [
      `keeping.${part}`,
      submit,
      'keeping.saving',
      { given: { fault: 'x' }, sets: { name: 'For schools', key: 'k-2', fault: null }, ...saves(null, 'For schools', 'k-2') },
    ],
    // The same name is a retry.
    [`keeping.${part}`, submit, 'keeping.saving', { given: { name: 'For schools', key }, sets: { key } }],
  ]),
  ...['naming', 'invalid', 'failed', 'full', 'offline'].flatMap((part): Row[] => [
    [`keeping.${part}`, 'name.abandoned', 'shaping.drawn.idle', { given: drawn }],
    [`keeping.${part}`, 'name.abandoned', 'shaping.drawing'],
    [`keeping.${part}`, 'template.closed', 'choosing.idle'],
  ]),
  ['keeping.saving', done('saveDraft', { ok: true, draft }), 'shaping.drawn.kept', { given: drawn, sets: { draft } }],
  ['keeping.saving', done('saveDraft', { ok: true, draft }), 'shaping.drawing'],
  ['keeping.saving', done('saveDraft', no('full')), 'keeping.full'],
  ['keeping.saving', done('saveDraft', no('gone')), 'keeping.naming', { given: { draft }, sets: { draft: null } }],
  ['keeping.saving', done('saveDraft', no('invalid', { fault: 'filename.special' })), 'keeping.invalid', { sets: { fault: 'filename.special' } }],
  ['keeping.saving', fails('saveDraft', offline), 'keeping.offline', waits('waitToKeep')],
  ['keeping.saving', fails('saveDraft', broken), 'keeping.failed', saysFailed],
  ['keeping.offline', done('waitToKeep'), 'keeping.saving', { given: { name: 'For schools', key }, ...saves(null, 'For schools', key) }],
]);
