import { fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import { toFailure } from '../../lib/failure.ts';
import type { SkillsAnswer } from '../../machines/skills/skills.actors.ts';
import { skillsMachine } from '../../machines/skills/skills.machine.ts';
import { api } from '../api.ts';

/** The skills chart with its actors. */
export const skills = skillsMachine.provide({
  actors: {
    saveSkills: fromPromise<SkillsAnswer, { skills: readonly string[] }>(async ({ input, signal }) => {
      try {
        const { data } = await api('updateSkills', { body: { skills: [...input.skills] } }, { signal });
        return { ok: true, skills: data.skills };
      } catch (error) {
        const { code, fields, message } = toFailure(error);
        if (code !== ERRORS.parameterInvalid.code) throw error;
        return { ok: false, fault: Object.values(fields)[0]?.[0] ?? message };
      }
    }),
  },
});
