// @vitest-environment jsdom
import { vi } from 'vitest';
import { both, Frame, offers, press, says, words } from '../../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../../tests/support/view-paths.tsx';
import { hiddenResume, onlineResumeFlow, publishedResume } from '../../../machines/onlineResume/onlineResume.fixtures.ts';
import { OnlineResumeSection } from './OnlineResumeSection.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../../tests/support/staged-react.ts')).stagedReact(await original()));

type Screen = Parameters<ReturnType<typeof both>>[0];

const chosen = (screen: Screen) => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value;
const isHidden = (screen: Screen) => {
  if (chosen(screen) !== hiddenResume.visibility || screen.queryByLabelText(words('onlineResume:mine.link'))) throw new Error('it looks online');
};
const isOut = (screen: Screen) => {
  if (chosen(screen) !== publishedResume.visibility) throw new Error('it looks hidden');
  screen.getByLabelText(words('onlineResume:mine.link'));
};
const isAsking = (screen: Screen) => screen.getByRole('alertdialog', { name: words('onlineResume:renew.title') });

viewPaths(onlineResumeFlow)({
  view: () => (
    <Frame>
      <OnlineResumeSection />
    </Frame>
  ),
  // The template can be chosen only where it is shown: online, or about to be.
  cannot: (event, before) =>
    event.type === 'choice.changed' &&
    (event.change.form !== undefined ? before.context.shown?.visibility === 'nobody' : before.context.shown?.visibility === event.change.visibility),
  gestures: {
    'choice.changed': async (user, screen, { change }) => {
      if (change.form) await user.selectOptions(screen.getByLabelText(words('onlineResume:mine.template')), change.form.template ?? '');
      else await user.click(screen.getByRole('radio', { name: new RegExp(`^${words('onlineResume:mine.employers')}`) }));
    },
    'link.copied': press('onlineResume:mine.copy'),
    'renewal.requested': press('onlineResume:mine.renew'),
    'renewal.confirmed': press('onlineResume:renew.confirm'),
    'renewal.cancelled': press('onlineResume:renew.keep'),
    'load.retried': press('common:retry'),
  },
  shows: {
    loading: (screen) => screen.getByRole('status', { name: words('onlineResume:mine.loading') }),
    offline: says('onlineResume:mine.offline'),
    unloadable: both(says('onlineResume:mine.unloadable'), says('common:error.reference'), offers('common:retry')),
    'hidden.idle': isHidden,
    'hidden.saved': both(isHidden, says('onlineResume:mine.news.hidden.saved')),
    'hidden.failed': both(isHidden, says('onlineResume:mine.failed'), says('common:error.reference')),
    unfinished: says('onlineResume:mine.unfinished'),
    'published.idle': isOut,
    'published.saved': both(isOut, says('onlineResume:mine.news.published.saved')),
    'published.copied': both(isOut, says('onlineResume:mine.news.published.copied')),
    'published.uncopied': both(isOut, says('onlineResume:mine.uncopied')),
    'published.renewed': both(isOut, says('onlineResume:mine.news.published.renewed')),
    'published.failed': both(isOut, says('onlineResume:mine.failed'), says('common:error.reference')),
    saving: says('onlineResume:mine.saving'),
    copying: offers('onlineResume:mine.copy', { busy: true }),
    confirmingRenewal: isAsking,
    renewing: offers('onlineResume:mine.renew', { busy: true }),
  },
});
