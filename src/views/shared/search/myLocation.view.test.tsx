// @vitest-environment jsdom
import type { Screen } from '@testing-library/react';
import { vi } from 'vitest';
import { Frame, says, words } from '../../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../../tests/support/view-paths.tsx';
import { loadParts } from '../../core/deferred.tsx';
import { myLocationFlow } from '../../../machines/myLocation/myLocation.fixtures.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { useSearchForm } from './useSearchForm.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../../tests/support/staged-react.ts')).stagedReact(await original()));

await loadParts();
const Field = () => <SearchField {...useSearchForm()} />;

const button = (screen: Screen) => screen.getByRole('button', { name: words('common:location.use') });
const isBusy = (screen: Screen) => {
  says('myLocation:locating')();
  if (button(screen).ariaBusy !== 'true') throw new Error('the button does not say that it is busy');
};

viewPaths(myLocationFlow)({
  view: () => (
    <Frame>
      <Field />
    </Frame>
  ),
  gestures: {
    'location.requested': (user, screen) => user.click(button(screen)),
    'location.dismissed': async (user, screen) => {
      (document.activeElement as HTMLElement).blur();
      await user.click(screen.getByRole('combobox', { name: words('common:search.where') }));
    },
  },
  shows: {
    idle: (screen) => {
      if (screen.getByRole('status').textContent !== '') throw new Error('a message is shown');
    },
    locating: isBusy,
    resolving: isBusy,
    found: says('myLocation:found', { place: 'Makati' }),
    denied: says('myLocation:denied'),
    unavailable: says('myLocation:unavailable'),
    timedOut: says('myLocation:timedOut'),
    outside: (screen) => {
      says('myLocation:outside', { country: 'Singapore' })();
      const link = screen.getByRole<HTMLAnchorElement>('link', { name: words('myLocation:there', { place: 'Woodlands' }) });
      if (!link.href.endsWith('/jobs-hiring/job-search?location=woodlands')) throw new Error(link.href);
    },
    nowhere: says('myLocation:nowhere'),
    offline: says('myLocation:offline'),
    failed: says('myLocation:failed'),
  },
  alike: [[['locating', 'resolving'], 'both find where one is']],
});
