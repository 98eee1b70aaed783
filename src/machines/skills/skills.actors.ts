import { fromPromise } from 'xstate';
import { missing } from '../missing.ts';

/** A refusal is an answer: keys of the `validation` texts, or the server's message. */
export type SkillsAnswer = { ok: true; skills: readonly string[] } | { ok: false; fault: string };

export const skillsActors = {
  saveSkills: fromPromise<SkillsAnswer, { skills: readonly string[] }>(missing('saveSkills')),
};
