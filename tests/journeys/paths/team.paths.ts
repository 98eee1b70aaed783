import {
  cancelInvite,
  changeMember,
  getTeam,
  inviteMember,
  leaveCompany,
  letMemberIn,
  removeMember,
  type Team,
  transferOwnership,
} from '../../../contract/team.ts';
import type { TeamAnswer } from '../../../src/machines/team/team.actors.ts';
import { teamFlow } from '../../../src/machines/team/team.fixtures.ts';
import { drivePaths } from './drive.ts';
import { beRecruiter, field, open, press, retry } from './gestures.ts';
import { data, elsewhere, refusal, type Stand, type WireCall } from './plan.ts';
import { words } from './words.ts';

const ofBen = async ({ page }: Stand, key: string) => {
  await page.getByRole('button', { name: 'Options for Ben Cruz' }).click();
  await page.getByRole('menuitem', { name: words(key) }).click();
};

drivePaths(teamFlow)({
  begin: {
    start: async (stand) => {
      await beRecruiter(stand);
      await open('/employer/team')(stand);
    },
  },
  gestures: {
    'load.retried': retry,
    'team.stale': elsewhere('a colleague changes something'),
    'invite.requested': press('team:invite'),
    'invite.submitted': async (stand, { email }) => {
      await field(stand, 'team:form.email').fill(email);
      await press('team:form.send')(stand);
    },
    'change.requested': (stand) => ofBen(stand, 'team:change'),
    'change.submitted': press('team:form.save'),
    'form.closed': press('team:form.close'),
    'step.taken': ({ page }) => page.getByRole('button', { name: 'Approve Ana Reyes' }).click(),
    'step.asked': (stand, { change }) =>
      change.kind === 'turnAway' ? stand.page.getByRole('button', { name: 'Decline Ana Reyes' }).click() : ofBen(stand, `team:${change.kind}`),
    'step.confirmed': ({ page }) =>
      page
        .getByRole('alertdialog')
        .getByRole('button')
        .filter({ hasText: /^(Remove|Decline|Transfer)$/ })
        .click(),
    'step.declined': press('team:ask.no'),
  },
  calls: {
    loadTeam: { call: getTeam, reply: data } satisfies WireCall<Team>,
    changeTeam: {
      call: [inviteMember, cancelInvite, letMemberIn, changeMember, removeMember, transferOwnership, leaveCompany],
      reply: (answer) => {
        // Leaving uses a call of its own, which these paths don't make.
        if (answer.ok) return answer.team ? data(answer.team) : null;
        // Reauthentication has paths of its own.
        if (answer.failure === 'proofNeeded') return null;
        return answer.failure === 'invalid' ? refusal('parameterInvalid', { errors: answer.fields }) : refusal('teamRefused');
      },
    } satisfies WireCall<TeamAnswer>,
  },
});
