import { assign, setup } from 'xstate';
import { LIMITS } from '../../../contract/limits.ts';
import type { Failure } from '../../lib/failure.ts';
import { comparable } from '../../lib/comparable.ts';
import { answerGuards, answerIn } from '../answer.ts';
import { failingActions, storeFailure } from '../failing.ts';
import { skillsActors, type SkillsAnswer } from './skills.actors.ts';

interface SkillsContext {
  /** As stored on the server. */
  stored: readonly string[];
  /** As shown: changes appear right away. */
  shown: readonly string[];
  /** What is wrong with the input: a key of the `validation` texts, or the server's message. */
  fault: string | null;
  failure: Failure | null;
}

export type SkillsEvent = { type: 'skill.added'; name: string } | { type: 'skill.removed'; name: string } | { type: 'skills.retried' };

/** Why a skill can't be added (specification §5: at most 10, each under 50 characters, no duplicates); null if it can. */
export function skillFault(name: string, skills: readonly string[]): string | null {
  if (name.trim() === '') return 'required';
  if (name.trim().length > LIMITS.skillLength) return 'skill.tooLong';
  if (skills.some((one) => comparable(one) === comparable(name))) return 'skill.exists';
  return skills.length >= LIMITS.skills ? 'skill.tooMany' : null;
}

const nameOf = ({ event }: { event: { name: string } }) => ({ name: event.name });

const changes = {
  'skill.added': [
    { guard: { type: 'isFaulty' as const, params: nameOf }, target: '#skills.ready.refused', actions: { type: 'storeFault' as const, params: nameOf } },
    { target: '#skills.saving', reenter: true, actions: { type: 'add' as const, params: nameOf } },
  ],
  'skill.removed': { target: '#skills.saving', reenter: true, actions: { type: 'remove' as const, params: nameOf } },
} as const;

/** The user's skills: each change appears and is saved right away; if saving fails, it stays to be retried. */
export const skillsMachine = setup({
  types: {} as { context: SkillsContext; events: SkillsEvent; input: { skills: readonly string[] }; tags: 'busy' },
  actors: skillsActors,
  guards: {
    isFaulty: ({ context }, { name }: { name: string }) => skillFault(name, context.shown) !== null,
    ...answerGuards,
  },
  actions: {
    ...failingActions,
    storeFault: assign({ fault: ({ context }, { name }: { name: string }) => skillFault(name, context.shown) }),
    add: assign({ shown: ({ context }, { name }: { name: string }) => [...context.shown, name.trim().replace(/\s+/g, ' ')], fault: null }),
    remove: assign({ shown: ({ context }, { name }: { name: string }) => context.shown.filter((one) => one !== name), fault: null }),
    keep: assign((_, { answer }: { answer: SkillsAnswer }) => (answer.ok ? { stored: answer.skills, shown: answer.skills, failure: null } : {})),
    takeBack: assign(({ context }, { answer }: { answer: SkillsAnswer }) => ({ shown: context.stored, fault: answer.ok ? null : answer.fault })),
  },
}).createMachine({
  id: 'skills',
  context: ({ input: { skills } }) => ({ stored: skills, shown: skills, fault: null, failure: null }),
  initial: 'ready',
  states: {
    ready: { initial: 'idle', on: changes, states: { idle: {}, saved: {}, refused: {} } },
    saving: {
      tags: 'busy',
      // Another change while saving: all are sent, and the last one wins.
      on: changes,
      invoke: {
        id: 'saveSkills',
        src: 'saveSkills',
        input: ({ context }) => ({ skills: context.shown }),
        onDone: [
          { guard: { type: 'isAccepted', params: answerIn<SkillsAnswer> }, target: 'ready.saved', actions: { type: 'keep', params: answerIn<SkillsAnswer> } },
          { target: 'ready.refused', actions: { type: 'takeBack', params: answerIn<SkillsAnswer> } },
        ],
        onError: { target: 'unsaved', actions: storeFailure },
      },
    },
    /** The changes are shown, but not saved yet. */
    unsaved: { on: { ...changes, 'skills.retried': 'saving' } },
  },
});
