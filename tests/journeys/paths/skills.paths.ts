import { getProfile, updateSkills } from '../../../contract/profile-calls.ts';
import type { SkillsAnswer } from '../../../src/machines/skills/skills.actors.ts';
import { skillsFlow } from '../../../src/machines/skills/skills.fixtures.ts';
import { drivePaths } from './drive.ts';
import { answerAs, beSeeker, field, open, press, send } from './gestures.ts';
import { data, refusal, type WireCall } from './plan.ts';

drivePaths(skillsFlow)({
  begin: {
    some: async (stand) => {
      await beSeeker(stand);
      const profile = (await send(stand, getProfile, undefined)) as object;
      await answerAs(stand, getProfile, { ...profile, skills: ['Baking'] });
      await open('/manage-profile')(stand);
    },
  },
  // A removed skill can't be removed again.
  cannot: (event, { context }) => event.type === 'skill.removed' && !context.shown.includes('Baking'),
  gestures: {
    'skill.added': async (stand, { name }) => {
      await field(stand, 'profile:skills.add').fill(name);
      await field(stand, 'profile:skills.add').press('Enter');
    },
    'skill.removed': ({ page }, { name }) => page.getByRole('button', { name: new RegExp(`^Remove ${name}$`) }).click(),
    'skills.retried': press('common:retry'),
  },
  calls: {
    saveSkills: {
      call: updateSkills,
      reply: (answer) => (answer.ok ? data({ skills: answer.skills }) : refusal('parameterInvalid', { errors: { skills: [answer.fault] } })),
    } satisfies WireCall<SkillsAnswer>,
  },
});
