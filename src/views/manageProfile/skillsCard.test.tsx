// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { field, fill, Frame, press } from '../../../tests/support/view-frame.tsx';
import { SkillsCard } from './SkillsCard.tsx';

vi.mock('../../services/profile/skills.ts', async () => {
  const { fromPromise } = await import('xstate');
  const { skillsMachine } = await import('../../machines/skills/skills.machine.ts');
  return { skills: skillsMachine.provide({ actors: { saveSkills: fromPromise(async ({ input }) => ({ ok: true as const, skills: input.skills })) } }) };
});
test('a refused skill stays in the field to be corrected, and an accepted one leaves it', async () => {
  render(
    <Frame>
      <SkillsCard initial={['Baking']} onSkills={() => {}} />
    </Frame>,
  );
  const user = userEvent.setup({ delay: null });
  const name = field(screen, 'profile:skills.add') as HTMLInputElement;
  const add = async (text: string) => {
    await fill(user, name, text);
    await press('profile:add')(user, screen);
    return name.value;
  };
  expect(await add('baking')).toBe('baking');
  expect(await add('x'.repeat(60))).toBe('x'.repeat(60));
  expect(await add('Grilling')).toBe('');
});
