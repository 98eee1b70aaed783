// @vitest-environment jsdom
import { vi } from 'vitest';
import { Frame, offers, press, says } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { fromElsewhere, unseen } from '../../../tests/support/view-plan.ts';
import { installAppFlow } from '../../machines/installApp/installApp.fixtures.ts';
import { BRAND } from '../../lib/brand.ts';
import InstallApp from './InstallApp.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));
vi.stubGlobal('matchMedia', () => ({ matches: false }));

const nothing = () => {
  if (document.querySelector('section')) throw new Error('something is offered');
};
const isAsking = () => {
  if (document.querySelector('button')?.ariaBusy !== 'true') throw new Error('the button does not say that it is waiting');
};

viewPaths(installAppFlow)({
  view: () => (
    <Frame>
      <InstallApp />
    </Frame>
  ),
  gestures: {
    'install.offered': fromElsewhere('the browser offers it'),
    'app.installed': fromElsewhere('the browser says so'),
    'install.requested': press('installApp:install'),
    'steps.closed': press('installApp:close'),
  },
  shows: {
    deciding: unseen('decides right away'),
    isApp: nothing,
    'byHand.offered': offers('installApp:install'),
    'byHand.steps': says('installApp:steps'),
    'byQuestion.notOffered': nothing,
    'byQuestion.offered': offers('installApp:install'),
    'byQuestion.asking': isAsking,
    'byQuestion.installed': says('installApp:installed', { brand: BRAND.name }),
  },
  alike: [
    [['isApp', 'byQuestion.notOffered'], 'neither has anything to offer'],
    [['byHand.offered', 'byQuestion.offered'], 'both offer it by the same button'],
  ],
});
