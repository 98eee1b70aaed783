import { defineFlow } from '../flow.ts';
import { draft } from '../resumeDraft/resumeDraft.fixtures.ts';
import { broken, key, offline, resume } from '../samples.ts';
import type { TemplateAnswer } from './resumeTemplate.actors.ts';
import { resumeTemplateMachine } from './resumeTemplate.machine.ts';

const done: TemplateAnswer = { ok: true };
const not = (failure: 'unfinished' | 'full' | 'gone' | 'invalid', fault?: string): TemplateAnswer => ({ ok: false, failure, ...(fault ? { fault } : {}) });
const error = [offline, broken];
const { form } = draft;

export const resumeTemplateFlow = defineFlow({
  id: 'resumeTemplate',
  area: 'resume',
  title: 'Make a resume from the profile',
  purpose: 'Shows one’s own profile in a template, and attaches, downloads or keeps what comes of it.',
  source: 'src/machines/resumeTemplate/resumeTemplate.machine.ts',
  machine: resumeTemplateMachine,
  states: {
    choosing: 'The templates and the kept drafts are shown.',
    'choosing.idle': 'One of them can be opened.',
    'choosing.exported': 'The profile was handed to the browser’s downloads as JSON Resume.',
    'choosing.notExported': 'It could not be downloaded; it can be tried again.',
    exporting: 'The profile is downloaded as JSON Resume.',
    'exporting.fetching': 'It is being fetched.',
    'exporting.offline': 'The device is offline; it goes on by itself once it is back.',
    shaping: 'The resume is shown as it will be, and can be changed.',
    'shaping.deciding': 'Deciding by whether the pages are those of what is chosen.',
    'shaping.drawing': 'Its pages are being drawn.',
    'shaping.drawn': 'Its pages are shown.',
    'shaping.drawn.idle': 'It can be attached, downloaded or kept.',
    'shaping.drawn.kept': 'It was kept as a draft.',
    'shaping.drawn.downloaded': 'It was handed to the browser’s downloads.',
    'shaping.drawn.notDownloaded': 'It could not be downloaded; it can be tried again.',
    'shaping.notDrawn': 'Its pages could not be drawn; it can be tried again.',
    'shaping.offline': 'The device is offline; it goes on by itself once it is back.',
    'shaping.unfinished': 'The profile has not even a name yet; that comes first.',
    generating: 'The resume is made and attached.',
    'generating.making': 'It is being made.',
    'generating.offline': 'The device is offline; it goes on by itself once it is back.',
    'generating.failed': 'It was not made; it can be tried again.',
    'generating.full': 'Three resumes are attached; one is deleted first, or this is downloaded instead.',
    made: 'It stands among the attached resumes.',
    downloading: 'It is made as a file, without attaching it.',
    'downloading.fetching': 'It is being fetched.',
    'downloading.offline': 'The device is offline; it goes on by itself once it is back.',
    keeping: 'What was chosen is kept as a draft.',
    'keeping.naming': 'The draft gets a name.',
    'keeping.invalid': 'The name breaks a rule, which is told at it.',
    'keeping.failed': 'It was not kept; it can be tried again.',
    'keeping.full': 'Five drafts are kept already; one is deleted first.',
    'keeping.saving': 'It is being kept.',
    'keeping.offline': 'The device is offline; it goes on by itself once it is back.',
    'keeping.kept': 'It is kept; its pages are shown again.',
  },
  fixtures: {
    inputs: { classic: { form: { ...form, template: 'classic' } } },
    events: {
      'template.chosen': [{ type: 'template.chosen', form }],
      'draft.opened': [{ type: 'draft.opened', draft }],
      'form.changed': [{ type: 'form.changed', form: { ...form, paper: 'Letter' } }],
      'generate.requested': [{ type: 'generate.requested', key }],
      'download.requested': [{ type: 'download.requested' }],
      'draft.requested': [{ type: 'draft.requested' }],
      'name.submitted': [{ type: 'name.submitted', name: 'For schools', key }],
      'name.abandoned': [{ type: 'name.abandoned' }],
      'profile.requested': [{ type: 'profile.requested' }],
      'template.retried': [{ type: 'template.retried' }],
      'template.closed': [{ type: 'template.closed' }],
    },
    actors: {
      drawPages: { done: [{ ok: true, pages: ['<svg/>'] }, not('unfinished')], error },
      generateResume: { done: [{ ok: true, resume }, not('full'), not('unfinished')], error },
      downloadFile: { done: [done, not('unfinished')], error },
      saveDraft: { done: [{ ok: true, draft }, not('full'), not('gone'), not('invalid', 'filename.special')], error },
      downloadProfile: { done: [done], error },
      waitForConnection: { done: [undefined] },
    },
    takesEachWayOnce: true,
    project: ({ form: chosen, drawn, draft: kept }) => [chosen === drawn, kept !== null],
  },
});
