// @vitest-environment jsdom
import type { Screen } from '@testing-library/react';
import { vi } from 'vitest';
import { Frame, press, words } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { fromElsewhere } from '../../../tests/support/view-plan.ts';
import { noticeFlow } from '../../machines/notice/notice.fixtures.ts';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));

const bar = (screen: Screen) => screen.getByText(words('jobs:save.failed'));

viewPaths(noticeFlow)({
  // The frame around every view contains the notification bar.
  view: () => <Frame>{null}</Frame>,
  gestures: {
    'notice.raised': fromElsewhere('another chart raises it'),
    'notice.dismissed': press('common:close'),
    'notice.held': (user, screen) => user.hover(bar(screen)),
    'notice.released': (user, screen) => user.unhover(bar(screen)),
    'notice.actionChosen': press('common:undo'),
    'notice.expired': fromElsewhere('the chart that raised it says so'),
  },
  shows: {
    hidden: (screen) => {
      if (screen.queryByText(words('jobs:save.failed'))) throw new Error('the notice is still shown');
    },
    'shown.passing': bar,
    'shown.held': bar,
  },
  alike: [[['shown.passing', 'shown.held'], 'the notice stays as it is while it is read; only its going away waits']],
});
