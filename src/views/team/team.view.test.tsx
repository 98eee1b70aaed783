// @vitest-environment jsdom
import type { Screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { both, fill, Frame, isBusy, leadsTo, offers, press, reads, says, words } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { fromElsewhere, unseen } from '../../../tests/support/view-plan.ts';
import { employerSession } from '../../machines/samples.ts';
import { teamFlow } from '../../machines/team/team.fixtures.ts';
import { TeamSection } from './TeamSection.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));
vi.mock('../../services/company/team.ts', async () => ({ team: (await import('../../machines/team/team.machine.ts')).teamMachine }));

const choose = async (user: UserEvent, screen: Screen, key: string) => {
  await user.click(screen.getByRole('button', { name: words('team:actions', { name: 'Ben Cruz' }) }));
  await user.click(screen.getByRole('menuitem', { name: words(key) }));
};
const shows = (screen: Screen) => {
  if (screen.queryByRole('dialog') || screen.queryByRole('alertdialog')) throw new Error('a question is shown');
  screen.getByRole('list', { name: words('team:members') });
};
const quiet = (screen: Screen) => {
  shows(screen);
  if (screen.getAllByRole('status').some(({ textContent }) => !['', words('team:refreshing')].includes(textContent ?? '')))
    throw new Error('a message is shown');
};
const refusal = 'Only a coordinator or admin can change the team.';

viewPaths(teamFlow)({
  view: ({ input: { email } }) => (
    <Frame session={employerSession}>
      <TeamSection email={email} />
    </Frame>
  ),
  gestures: {
    'load.retried': press('common:retry'),
    'team.stale': fromElsewhere('sent by the server when somebody changed it'),
    'invite.requested': press('team:invite'),
    'invite.submitted': async (user, screen, { email }) => {
      await fill(user, screen.getByRole('textbox'), email);
      await user.click(screen.getByRole('button', { name: words('team:form.send') }));
    },
    'change.requested': (user, screen) => choose(user, screen, 'team:change'),
    'change.submitted': press('team:form.save'),
    'form.closed': press('team:form.close'),
    'step.taken': press('team:letIn.one', { name: 'Ana Reyes' }),
    'step.asked': (user, screen, { change }) =>
      change.kind === 'turnAway'
        ? user.click(screen.getByRole('button', { name: words('team:turnAway.one', { name: 'Ana Reyes' }) }))
        : choose(user, screen, `team:${change.kind}`),
    'step.confirmed': (user, screen) =>
      user.click(
        screen.getByRole('button', { name: (name) => (['remove', 'turnAway', 'transfer'] as const).some((kind) => words(`team:ask.${kind}.yes`) === name) }),
      ),
    'step.declined': press('team:ask.no'),
  },
  shows: {
    loading: (screen) => screen.getByRole('status', { name: words('team:loading') }),
    disconnected: both(says('team:disconnected'), offers('common:retry')),
    unloadable: both(says('team:unloadable'), offers('common:retry')),
    'listed.outcome.none': quiet,
    'listed.team.current': shows,
    'listed.team.refreshing': says('team:refreshing'),
    'listed.outcome.done': (screen) => {
      const shown = screen.getByRole('status').textContent;
      const known = (['invite', 'letIn', 'turnAway', 'change', 'remove', 'transfer'] as const).map((kind) =>
        words(`team:done.${kind}`)
          .replace(/\{\{\w+\}\}/g, '')
          .trim(),
      );
      if (!known.some((part) => shown.includes(part.slice(0, 12)) || shown.includes(part.slice(-6)))) throw new Error(`the status is “${shown}”`);
    },
    'listed.outcome.refused': reads(refusal),
    'listed.outcome.failed': says('team:failed'),
    'inviting.filling': both(offers('team:form.send'), (screen) => {
      if (screen.queryByText(words('team:form.failed'))) throw new Error('it failed');
    }),
    'inviting.sending': offers('team:form.send', { busy: true }),
    'inviting.invalid': reads('They’re already on your team'),
    'inviting.failed': says('team:form.failed'),
    'inviting.proving': unseen('reauthentication has paths of its own'),
    'changing.proving': unseen('reauthentication has paths of its own'),
    proving: unseen('reauthentication has paths of its own'),
    'changing.choosing': offers('team:form.save'),
    'changing.saving': offers('team:form.save', { busy: true }),
    'changing.failed': both(says('team:form.failed'), offers('team:form.save')),
    asking: (screen) => screen.getByRole('alertdialog'),
    working: isBusy,
    left: leadsTo('/employer'),
  },
});
