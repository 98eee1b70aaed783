// @vitest-environment jsdom
import { useActorRef } from '@xstate/react';
import type { Screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { both, field, fill, Frame, offers, press, says } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { unseen } from '../../../tests/support/view-plan.ts';
import { jobAlertFlow, snoozed } from '../../machines/jobAlert/jobAlert.fixtures.ts';
import { jobAlertMachine } from '../../machines/jobAlert/jobAlert.machine.ts';
import type { Draft } from '../../machines/jobAlert/jobAlert.types.ts';
import { guestSession, seekerSession } from '../../machines/samples.ts';
import AlertDialogs from './AlertDialogs.tsx';
import JobAlertTab from './JobAlertTab.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));
vi.mock('../../services/config.ts', () => ({
  jobseekerFilters: () =>
    Promise.resolve({
      locations: [{ id: 11, value: 'Cebu City', seo_value: 'cebu-city', region: null }],
      ...Object.fromEntries(
        [
          'industry_lists',
          'job_categories',
          'main_functions',
          'function_titles',
          'job_functions',
          'job_types',
          'xp_lvls',
          'degrees',
          'salary_range_filters',
        ].map((name) => [name, []]),
      ),
    }),
}));

let requested: Draft = jobAlertFlow.fixtures.events['alert.requested'][0]?.draft as Draft;

/** The parts of a search page: a button, and what it leads to. */
function Searching({ isSeeker }: { isSeeker: boolean }) {
  const alerts = useActorRef(jobAlertMachine, { input: { isSeeker, place: 'search' } });
  return (
    <>
      <button type="button" onClick={() => alerts.send({ type: 'alert.requested', draft: requested, isAtOnce: isSeeker })}>
        ask
      </button>
      <AlertDialogs alerts={alerts} />
    </>
  );
}

const pressThe = (name: RegExp) => (user: UserEvent, screen: Screen) => user.click(screen.getByRole('button', { name }));
const COUNTING = 'what it would have sent is on its way, or stays where only the address is being typed';
const orCounted = (screen: Screen) => screen.queryByText(/^Counting recent/) ?? screen.getByText(/^This alert would have found/);
const creates = offers('alerts:create');
const saves = offers('alerts:save');
const hasFault = () => {
  if (!document.querySelector('[aria-invalid=true]')) throw new Error('no field is invalid');
};
const lists = (screen: Screen) => screen.getByRole('list', { name: 'Your job alerts' });
const isAtWork = () => {
  if (!document.querySelector('button[aria-busy=true]')) throw new Error('nothing is busy');
};
const noneIsOpen = (screen: Screen) => {
  if (screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog')) throw new Error('a dialog is open');
};
const orAtOnce = (look: (screen: Screen) => unknown) => (screen: Screen) => screen.queryByText('Turning on your alert') ?? look(screen);

viewPaths(jobAlertFlow)({
  view: ({ input: { isSeeker, place } }) => (
    <Frame session={isSeeker ? seekerSession : guestSession}>{place === 'settings' ? <JobAlertTab /> : <Searching isSeeker={isSeeker} />}</Frame>
  ),
  gestures: {
    'alert.requested': async (user, screen, { draft }) => {
      requested = draft;
      await user.click(screen.getByRole('button', { name: /^(ask|New alert)$/ }));
    },
    // Types the address each time; other fields only if they change, because a change updates the preview.
    'draft.changed': async (user, screen, { draft }) => {
      const place = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Location' });
      if (place.value !== (draft.location ?? '')) await user.selectOptions(place, draft.location ?? '');
      await fill(user, field(screen, 'alerts:keywords'), draft.keywords);
      await user.clear(field(screen, 'alerts:email'));
      await user.type(field(screen, 'alerts:email'), draft.email);
    },
    'draft.submitted': pressThe(/^(Turn on alert|Save changes)$/),
    'alert.retried': pressThe(/^(Try again|Use another address)$/),
    'alert.dismissed': press('common:close'),
    'alert.kept': pressThe(/^(Keep alert|Done)$/),
    'alert.managed': press('alerts:manage'),
    'alert.edited': pressThe(/^Edit( (accountant|bookkeeper) in Cebu City)?$/),
    'alert.enabled': pressThe(/^Turn back on(: auditor in Cebu City)?$/),
    'alert.snoozed': pressThe(/^Snooze (accountant|bookkeeper) in/),
    'alert.paused': pressThe(/^Pause (accountant|bookkeeper) in/),
    'delete.requested': (user, screen, { id }) => pressThe(id === snoozed.id ? /^Delete auditor in/ : /^Delete (accountant|bookkeeper) in/)(user, screen),
    'delete.confirmed': press('alerts:delete.confirm'),
    'undo.requested': press('common:undo'),
  },
  // A new alert on the settings page starts empty.
  cannot: (event, { context }) => event.type === 'alert.requested' && context.place === 'settings' && event.draft.keywords !== '',
  shows: {
    starting: unseen('decides right away'),
    closed: noneIsOpen,
    'creating.starting': unseen('decides right away'),
    'creating.blank': both(creates, says('alerts:rehearsal.blank')),
    'creating.settling': both(creates, orCounted),
    'creating.rehearsing': both(creates, says('alerts:rehearsal.counting')),
    'creating.rehearsed': both(creates, says('alerts:rehearsal_other')),
    'creating.uncounted': both(creates, says('alerts:rehearsal.unknown')),
    'creating.invalid': both(creates, hasFault),
    'creating.atOnce': says('alerts:atOnce'),
    registeringHidden: offers('alerts:create', { busy: true }),
    saving: orAtOnce(offers('alerts:create', { busy: true })),
    offline: says('alerts:offline'),
    failed: both(says('alerts:failed'), offers('common:retry')),
    tooMany: both(says('alerts:tooMany'), offers('alerts:tooMany.back')),
    full: says('alerts:full.text'),
    'created.deciding': unseen('decides right away'),
    'created.active': says('alerts:created.text'),
    'created.unconfirmed': says('alerts:unconfirmed.text'),
    'created.asleep': both(says('alerts:asleep.snoozed'), offers('alerts:enable')),
    'managing.deciding': unseen('decides right away'),
    'managing.loading': (screen) => screen.getByRole('status', { name: 'Your job alerts', busy: true }),
    'managing.offline': says('alerts:list.offline'),
    'managing.unloadable': says('alerts:list.failed'),
    'managing.listed': both(noneIsOpenOrManages, lists),
    'managing.empty': says('alerts:list.empty'),
    'managing.undoable': both(says('alerts:deleted'), offers('common:undo')),
    'editing.starting': unseen('decides right away'),
    'editing.blank': both(saves, says('alerts:rehearsal.blank')),
    'editing.settling': both(saves, orCounted),
    'editing.rehearsing': both(saves, says('alerts:rehearsal.counting')),
    'editing.rehearsed': both(saves, says('alerts:rehearsal_other')),
    'editing.uncounted': both(saves, says('alerts:rehearsal.unknown')),
    'editing.invalid': both(saves, hasFault),
    updating: isAtWork,
    'notUpdated.failed': says('alerts:notUpdated.failed'),
    'notUpdated.tooMany': both(says('alerts:title.notUpdated'), says('alerts:tooMany')),
    'confirmingDelete.asking': both(says('alerts:delete.text'), offers('alerts:delete.confirm')),
    'confirmingDelete.failed': says('alerts:delete.failed'),
    deleting: says('alerts:deleting'),
    restoring: says('alerts:restoring'),
  },
  alike: [
    [['creating.settling', 'creating.rehearsing', 'creating.rehearsed'], COUNTING],
    [['editing.settling', 'editing.rehearsing', 'editing.rehearsed'], COUNTING],
    [['creating.atOnce', 'saving'], 'one click is one step'],
    [['registeringHidden', 'saving'], 'one click is one step'],
  ],
});

function noneIsOpenOrManages(screen: Screen) {
  if (!screen.queryByRole('dialog', { name: 'Your job alerts' })) noneIsOpen(screen);
}
