import { createJobAlert, deleteJobAlert, listJobAlerts, registerHidden, rehearseJobAlert, updateJobAlert } from '../../../contract/alerts.ts';
import type { HiddenAnswer, SaveAnswer, UpdateAnswer } from '../../../src/machines/jobAlert/jobAlert.actors.ts';
import { jobAlertFlow, snoozed } from '../../../src/machines/jobAlert/jobAlert.fixtures.ts';
import type { Draft } from '../../../src/machines/jobAlert/jobAlert.types.ts';
import { drivePaths } from './drive.ts';
import { beSeeker, button, field, open, press } from './gestures.ts';
import { data, refusal, type Reply, type Stand, type WireCall } from './plan.ts';
import { words } from './words.ts';

const tooMany = refusal('tooManyAttempts', { retry_after: 60 });
const refused = (answer: { failure: 'tooMany' } | { failure: 'invalid'; fields: Record<string, string[]> }): Reply =>
  answer.failure === 'tooMany' ? tooMany : refusal('parameterInvalid', { errors: answer.fields });
const saving = {
  call: createJobAlert,
  reply: (answer) => (answer.ok ? data(answer.created) : answer.failure === 'tooManyAlerts' ? refusal('tooManyAlerts') : refused(answer)),
} satisfies WireCall<SaveAnswer>;
const rehearsing = { call: rehearseJobAlert, reply: data } satisfies WireCall<unknown>;

/** The chart of the search page starts with the first click, which already requests an alert. */
async function search(stand: Stand): Promise<void> {
  await open('/jobs-hiring/accountant-jobs-in-cebu-city')(stand);
  await press('search:alert')(stand);
  await stand.page.getByRole('dialog').waitFor();
  stand.kept.field = 'requested';
}

async function ask(stand: Stand): Promise<void> {
  if (stand.kept.field === 'requested') stand.kept.field = '';
  else await button(stand, 'search:alert', 'alerts:list.new').click();
}

/** Changes only what differs: each change updates the preview. The address is always typed. */
async function write(stand: Stand, { keywords, location, email }: Draft): Promise<void> {
  const place = stand.page.getByRole('combobox', { name: 'Location' });
  if ((await place.inputValue()) !== (location ?? '')) await place.selectOption(location ?? '');
  if ((await field(stand, 'alerts:keywords').inputValue()) !== keywords) await field(stand, 'alerts:keywords').fill(keywords);
  const address = stand.page.getByRole('textbox', { name: 'Email' });
  await address.fill('');
  await address.fill(email);
}

const pressThe = (name: RegExp) => (stand: Stand) => stand.page.getByRole('button', { name }).last().click();

drivePaths(jobAlertFlow)({
  // The preview waits until the user stops typing.
  isFrozen: true,
  begin: {
    seeker: async (stand) => (await beSeeker(stand), search(stand)),
    visitor: search,
    settings: async (stand) => {
      await beSeeker(stand);
      await open('/account-settings/job-alert')(stand);
      await stand.page.getByRole('status', { name: words('alerts:list') }).waitFor();
    },
  },
  gestures: {
    'alert.requested': ask,
    'draft.changed': (stand, { draft }) => write(stand, draft),
    'draft.submitted': pressThe(/^(Turn on alert|Save changes)$/),
    'alert.retried': pressThe(/^(Try again|Use another address)$/),
    'alert.dismissed': press('common:close'),
    'alert.kept': pressThe(/^(Keep alert|Done)$/),
    'alert.managed': press('alerts:manage'),
    'alert.edited': pressThe(/^Edit( (accountant|bookkeeper) in Cebu City)?$/),
    'alert.enabled': pressThe(/^Turn back on(: auditor in Cebu City)?$/),
    'alert.snoozed': pressThe(/^Snooze (accountant|bookkeeper) in/),
    'alert.paused': pressThe(/^Pause (accountant|bookkeeper) in/),
    'delete.requested': (stand, { id }) => pressThe(id === snoozed.id ? /^Delete auditor in/ : /^Delete (accountant|bookkeeper) in/)(stand),
    'delete.confirmed': press('alerts:delete.confirm'),
    'undo.requested': press('common:undo'),
  },
  // The button takes the page's search, and a job seeker's address; a new alert in the settings is empty.
  cannot: (event, { context: { isSeeker, place } }) =>
    event.type === 'alert.requested' &&
    (place === 'settings' ? event.draft.keywords !== '' || event.isAtOnce === true : event.draft.keywords === '' || (event.isAtOnce === true) !== isSeeker),
  calls: {
    rehearse: rehearsing,
    rehearseAtOnce: rehearsing,
    registerHidden: { call: registerHidden, reply: (answer) => (answer.ok ? 'server' : refused(answer)) } satisfies WireCall<HiddenAnswer>,
    saveAlert: saving,
    restoreAlert: saving,
    listAlerts: { call: listJobAlerts, reply: data },
    updateAlert: {
      call: updateJobAlert,
      reply: (answer) => (answer.ok ? data(answer.updated) : answer.failure === 'gone' ? refusal('notFound') : refused(answer)),
    } satisfies WireCall<UpdateAnswer>,
    deleteAlert: { call: deleteJobAlert, reply: () => data(null) },
  },
  timers: { untilRetry: 61_000 },
});
