// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import { vi } from 'vitest';
import { both, offers, press, reads, says, words } from '../../../tests/support/view-frame.tsx';
import { Hiring } from '../../../tests/support/hiring-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { fromElsewhere } from '../../../tests/support/view-plan.ts';
import { applicantsFlow } from '../../machines/applicants/applicants.fixtures.ts';
import { Applicants } from './Applicants.tsx';
import { viewOf } from './stages.ts';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));

function AsAddressed() {
  const [query] = useSearchParams();
  return <Applicants view={viewOf(undefined, query)} parts={{ Interviews: () => null, Analysis: () => null }} />;
}
const isLoading = () => {
  if (!document.querySelector('[aria-busy=true]')) throw new Error('nothing is busy');
};
const isShown = both(reads('Ben Cruz'), says('applicants:kept', { share: '94%' }));
const isEmpty = () => {
  const message = ['empty', 'empty.stage'].find((key) => document.body.textContent.includes(words(`applicants:${key}.title`)));
  if (!message) throw new Error('it does not say that nobody is there');
  const ways = [...document.querySelectorAll('a')].filter(({ textContent }) => textContent === words(`applicants:${message}.action`));
  if (ways.length !== 1) throw new Error('it offers no link to continue');
};

viewPaths(applicantsFlow)({
  view: () => (
    <Hiring>
      <AsAddressed />
    </Hiring>
  ),
  gestures: {
    // Behind a dialog, and for a missing job, the URL changes by going back.
    'url.changed': async (user, screen, event, leaves, send) => {
      if (leaves.includes('gone') || leaves.includes('ready.declining')) return send(event);
      const tabs = within(screen.getByRole('navigation', { name: words('applicants:stages') })).getAllByRole('link');
      await user.click(tabs.find((tab) => !tab.hasAttribute('aria-current')) as HTMLElement);
    },
    'load.retried': press('common:retry'),
    'applicant.toggled': (user, screen, { id }) =>
      user.click(screen.getByRole('checkbox', { name: words('applicants:select', { name: id.startsWith('9') ? 'Ana Reyes' : 'Ben Cruz' }) })),
    'selection.cleared': press('applicants:selected.clear'),
    'decline.requested': press('applicants:selected.decline'),
    'decline.finished': fromElsewhere('sent by the dialog’s own chart'),
    'applicants.changed': fromElsewhere('a colleague or a seeker changes something'),
  },
  shows: {
    loading: isLoading,
    offline: says('common:offline.here'),
    failed: says('applicants:failed.title'),
    gone: says('applicants:gone.title'),
    empty: isEmpty,
    'ready.browsing.resting': isShown,
    'ready.browsing.refreshing': both(isLoading, isShown),
    'ready.selecting': offers('applicants:selected.clear'),
    'ready.declining': says('applicants:decline.noteHint'),
  },
});
