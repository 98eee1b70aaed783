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
import { saveCompany } from '../../../contract/company-workspace.ts';
import { acmePage } from '../../../src/machines/companyEditor/companyEditor.fixtures.ts';
import type { TeamAnswer } from '../../../src/machines/team/team.actors.ts';
import { teamFlow } from '../../../src/machines/team/team.fixtures.ts';
import { drivePaths } from './drive.ts';
import { beRecruiter, field, hearing, open, press, retry, send } from './gestures.ts';
import { data, refusal, type Stand, type WireCall } from './plan.ts';
import { proof } from './proof.ts';
import { words } from './words.ts';

const ofBen = async ({ page }: Stand, key: string) => {
  await page.getByRole('button', { name: 'Options for Ben Cruz' }).click();
  await page.getByRole('menuitem', { name: words(key) }).click();
};

const team = { call: getTeam, reply: data } satisfies WireCall<Team>;

drivePaths(teamFlow)({
  begin: {
    start: async (stand) => {
      const heard = hearing(stand);
      stand.kept.go = () => heard;
      await beRecruiter(stand);
      await open('/employer/team')(stand);
    },
  },
  gestures: {
    'load.retried': retry,
    // Their other device changes the company, of which its admins are told.
    'team.stale': async (stand) => {
      await stand.kept.go?.();
      await send(stand, saveCompany, acmePage.details);
    },
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
    loadTeam: team,
    refreshTeam: team,
    changeTeam: {
      call: [inviteMember, cancelInvite, letMemberIn, changeMember, removeMember, transferOwnership, leaveCompany],
      reply: (answer) => {
        // Leaving uses a call of its own, which these paths don't make.
        if (answer.ok) return answer.team ? data(answer.team) : null;
        if (answer.failure === 'proofNeeded') return refusal('proofNeeded');
        return answer.failure === 'invalid' ? refusal('parameterInvalid', { errors: answer.fields }) : refusal('teamRefused');
      },
    } satisfies WireCall<TeamAnswer>,
    stepUp: proof,
  },
});
