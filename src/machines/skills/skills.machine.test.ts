import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken } from '../samples.ts';
import type { SkillsAnswer } from './skills.actors.ts';
import { skillsFlow } from './skills.fixtures.ts';
import { skillFault, skillsMachine } from './skills.machine.ts';

pathTests(skillsFlow);

function start(skills: string[]) {
  const save = held<SkillsAnswer, { skills: readonly string[] }>();
  const actor = createActor(skillsMachine.provide({ actors: { saveSkills: save.logic } }), { input: { skills } }).start();
  return { actor, calls: save.calls };
}

test.each([
  ['', ['a'], 'required'],
  ['x'.repeat(50), [], 'skill.tooLong'],
  ['x'.repeat(49), [], null],
  ['ＥＸＣＥＬ', ['excel'], 'skill.exists'],
  ['eleventh', Array.from({ length: 10 }, String), 'skill.tooMany'],
] as const)('%j with %j: %s', (name, skills, fault) => expect(skillFault(name, skills)).toBe(fault));

test('saves two quick changes, the last list completely', () => {
  const { actor, calls } = start(['Baking']);
  actor.send({ type: 'skill.added', name: 'Grilling' });
  actor.send({ type: 'skill.removed', name: 'Baking' });
  expect(calls.map(({ input }) => input.skills)).toEqual([['Baking', 'Grilling'], ['Grilling']]);
});

test('keeps a failed change, and sends it again', async () => {
  const { actor, calls } = start([]);
  actor.send({ type: 'skill.added', name: 'Grilling' });
  await calls[0]?.fail(broken);
  expect(actor.getSnapshot()).toMatchObject({ value: 'unsaved', context: { shown: ['Grilling'] } });
  actor.send({ type: 'skills.retried' });
  expect(calls[1]?.input.skills).toEqual(['Grilling']);
});
