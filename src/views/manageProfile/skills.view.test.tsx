// @vitest-environment jsdom
import type { Screen } from '@testing-library/react';
import { vi } from 'vitest';
import { both, field, fill, Frame, offers, press, says } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { skillsFlow } from '../../machines/skills/skills.fixtures.ts';
import { SkillsCard } from './SkillsCard.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));

const isQuiet = (screen: Screen) => {
  if (screen.getByRole('status').textContent !== '') throw new Error('a message is shown');
};

viewPaths(skillsFlow)({
  view: () => (
    <Frame>
      <SkillsCard initial={['Baking']} onSkills={() => {}} />
    </Frame>
  ),
  gestures: {
    'skill.added': async (user, screen, { name }) => {
      await fill(user, field(screen, 'profile:skills.add'), name);
      await press('profile:add')(user, screen);
    },
    'skill.removed': press('common:chip.remove', { label: 'Baking' }),
    'skills.retried': press('common:retry'),
  },
  // A removed skill can't be removed again.
  cannot: (event, { context }) => event.type === 'skill.removed' && !context.shown.includes('Baking'),
  shows: {
    'ready.idle': isQuiet,
    'ready.saved': says('profile:skills.saved'),
    'ready.refused': (screen) => {
      if (!screen.getByRole('textbox').hasAttribute('aria-invalid')) throw new Error('the field is not invalid');
    },
    saving: says('profile:skills.saving'),
    unsaved: both(says('profile:skills.unsaved'), offers('common:retry')),
  },
});
