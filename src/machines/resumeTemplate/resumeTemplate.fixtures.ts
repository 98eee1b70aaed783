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
  title: 'Create a resume from the profile',
  purpose: 'Shows the user’s profile in a template, and attaches, downloads or saves the result.',
  source: 'src/machines/resumeTemplate/resumeTemplate.machine.ts',
  machine: resumeTemplateMachine,
  states: {
    choosing: 'The templates and saved drafts are shown.',
    'choosing.idle': 'One of them can be opened.',
    'choosing.exported': 'The profile was passed to the browser’s downloads as JSON Resume.',
    'choosing.notExported': 'Downloading failed; the user can try again.',
    exporting: 'Downloading the profile as JSON Resume.',
    'exporting.fetching': 'Loading the file.',
    'exporting.offline': 'Offline; continues automatically when the connection is back.',
    shaping: 'A preview of the resume, which can be customized.',
    'shaping.deciding': 'Checking whether the pages match the current choices.',
    'shaping.drawing': 'Drawing its pages.',
    'shaping.drawn': 'Its pages are shown.',
    'shaping.drawn.idle': 'It can be attached, downloaded or saved.',
    'shaping.drawn.kept': 'It was saved as a draft.',
    'shaping.drawn.downloaded': 'It was passed to the browser’s downloads.',
    'shaping.drawn.notDownloaded': 'Downloading failed; the user can try again.',
    'shaping.notDrawn': 'Drawing failed; the user can try again.',
    'shaping.offline': 'Offline; continues automatically when the connection is back.',
    'shaping.unfinished': 'The profile doesn’t even have a name yet, which is required.',
    generating: 'Creating and attaching the resume.',
    'generating.making': 'Creating it.',
    'generating.offline': 'Offline; continues automatically when the connection is back.',
    'generating.failed': 'Creating failed; the user can try again.',
    'generating.full': 'Three resumes are attached; the user can delete one first, or download this one instead.',
    made: 'It is one of the attached resumes.',
    downloading: 'Creating a file, without attaching it.',
    'downloading.fetching': 'Downloading the file.',
    'downloading.offline': 'Offline; continues automatically when the connection is back.',
    keeping: 'Saving the choices as a draft.',
    'keeping.naming': 'The user names the draft.',
    'keeping.invalid': 'The name breaks a rule; the field says which.',
    'keeping.failed': 'Saving failed; the user can try again.',
    'keeping.full': 'Five drafts are saved already; the user has to delete one first.',
    'keeping.saving': 'Saving the draft.',
    'keeping.offline': 'Offline; continues automatically when the connection is back.',
    'keeping.kept': 'Saved; returns to the pages.',
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
    project: ({ form: chosen, drawn, draft: saved }) => [chosen === drawn, saved !== null],
  },
});
