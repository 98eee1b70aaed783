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
  purpose: 'Publishes a resume at its own URL, for everyone, for employers or for nobody; the URL can be replaced.',
  source: 'src/machines/onlineResume/onlineResume.machine.ts',
  machine: onlineResumeMachine,
  states: {
    loading: 'Loading the settings.',
    offline: 'Offline; loads when the connection is back.',
    unloadable: 'Loading failed.',
    hidden: 'Nobody else sees the resume.',
    'hidden.idle': 'Nothing has changed.',
    'hidden.saved': 'The choice is saved: nobody sees it.',
    'hidden.failed': 'The choice couldn’t be saved and is rolled back.',
    unfinished: 'The profile has no name to show yet.',
    published: 'It is online, with its link.',
    'published.idle': 'Nothing has changed.',
    'published.saved': 'The choice is saved.',
    'published.copied': 'The link is in the clipboard.',
    'published.uncopied': 'The browser didn’t allow copying the link; the user can select it.',
    'published.renewed': 'It has a new link; the old one stopped working.',
    'published.failed': 'Saving or replacing the link failed; nothing changed.',
    saving: 'The choice is shown, and being saved.',
    copying: 'Copying the link.',
    confirmingRenewal: 'Asking for confirmation to invalidate the old link.',
    renewing: 'Creating a new link.',
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
