import type { OnlineResume } from '../../../contract/online-resume.ts';
import { defineFlow } from '../flow.ts';
import { broken, offline } from '../samples.ts';
import { onlineResumeMachine } from './onlineResume.machine.ts';

export const hiddenResume: OnlineResume = {
  visibility: 'nobody',
  form: { template: 'classic', paper: 'A4', with_photo: false, with_date_of_birth: false, with_nationality: false },
  is_contact_shown: false,
  url: null,
  hides_from_company: true,
  updated_at: null,
};
export const publishedResume: OnlineResume = {
  ...hiddenResume,
  visibility: 'everyone',
  url: 'https://waymark.test/resume/ana-reyes-2b3c4d5e6f7g8h9j',
  updated_at: '2026-01-10T09:00:00Z',
};
export const renewedResume: OnlineResume = { ...publishedResume, url: 'https://waymark.test/resume/ana-reyes-9k8j7h6g5f4e3d2c' };

export const onlineResumeFlow = defineFlow({
  id: 'onlineResume',
  area: 'resume',
  title: 'Online resume',
  purpose: 'Puts a resume at an address of its own, for everyone, for employers or for nobody; the address can be renewed.',
  source: 'src/machines/onlineResume/onlineResume.machine.ts',
  machine: onlineResumeMachine,
  states: {
    loading: 'What was decided is being fetched.',
    offline: 'The device is offline; it is fetched once it is back.',
    unloadable: 'It could not be fetched.',
    hidden: 'Nobody else sees the resume.',
    'hidden.idle': 'Nothing was changed.',
    'hidden.saved': 'What was chosen is saved: nobody sees it.',
    'hidden.failed': 'What was chosen was not saved, and is taken back.',
    unfinished: 'The profile has no name to show yet.',
    published: 'It is online, with its link.',
    'published.idle': 'Nothing was changed.',
    'published.saved': 'What was chosen is saved.',
    'published.copied': 'The link is in the clipboard.',
    'published.uncopied': 'The browser did not let the link be copied; it can be marked.',
    'published.renewed': 'It has another link; the old one leads nowhere.',
    'published.failed': 'It was not saved or renewed, and is as before.',
    saving: 'What was chosen is shown, and being saved.',
    copying: 'The link is being copied.',
    confirmingRenewal: 'Whether the old link may die is asked.',
    renewing: 'Another link is being made.',
  },
  fixtures: {
    inputs: { seeker: undefined },
    events: {
      'choice.changed': [
        { type: 'choice.changed', change: { visibility: 'employers' } },
        { type: 'choice.changed', change: { form: { template: 'modern' } } },
      ],
      'link.copied': [{ type: 'link.copied' }],
      'renewal.requested': [{ type: 'renewal.requested' }],
      'renewal.confirmed': [{ type: 'renewal.confirmed' }],
      'renewal.cancelled': [{ type: 'renewal.cancelled' }],
      'load.retried': [{ type: 'load.retried' }],
    },
    actors: {
      loadOnlineResume: { done: [hiddenResume, publishedResume], error: [offline, broken] },
      saveOnlineResume: {
        done: [
          { ok: true, resume: publishedResume },
          { ok: true, resume: { ...hiddenResume, url: publishedResume.url } },
          { ok: false, failure: 'unfinished' },
        ],
        error: [broken],
      },
      copyLink: { done: [undefined], error: [broken] },
      renewLink: { done: [renewedResume], error: [broken] },
      waitForConnection: { done: [undefined] },
    },
    project: ({ stored }) => stored?.visibility,
    takesEachWayOnce: true,
  },
});
