// @vitest-environment jsdom
import { vi } from 'vitest';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { bannerSample } from '../../machines/featureBanners/banner.sample.ts';
import { featureBannersFlow } from '../../machines/featureBanners/featureBanners.fixtures.ts';
import { FeatureBanners } from './FeatureBanners.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));

viewPaths(featureBannersFlow)({
  view: () => (
    <Frame>
      <FeatureBanners banners={[bannerSample(1), bannerSample(2)]} />
    </Frame>
  ),
  gestures: {
    'banner.hidden': (user, screen, event) => user.click(screen.getByRole('button', { name: words('home:banners.hide', { title: `Title ${event.id}` }) })),
  },
  shows: {
    shown: (screen) => {
      const links = screen.getAllByRole<HTMLAnchorElement>('link');
      if (!links.every((link) => /^Title \d$/.test(link.textContent) && link.href.includes('/free-resume-template')))
        throw new Error('a banner leads elsewhere');
    },
    gone: (screen) => {
      if (screen.queryByRole('heading', { name: words('home:banners.title') })) throw new Error('the section is still there');
    },
  },
  /** A missing banner has no button. */
  cannot: (event, { context }) => !context.banners.some(({ id }) => id === event.id),
});
