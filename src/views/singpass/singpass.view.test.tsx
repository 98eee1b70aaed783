// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { vi } from 'vitest';
import { both, Frame, isBusy, offers, press, says, words } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { fromElsewhere, unseen } from '../../../tests/support/view-plan.ts';
import { singpassFlow } from '../../machines/singpass/singpass.fixtures.ts';
import SingpassFlow from './SingpassFlow.tsx';
import SingpassReturnedPage from './SingpassReturnedPage.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));

const closed = unseen('no dialog is open');
/** Shows that it waits: in the dialog, or on the page that returned. */
const waits = (label: string) => () => {
  const { textContent } = document.querySelector('[role=status]') ?? {};
  if (textContent?.trim() !== label && document.querySelector('[role=status]')?.getAttribute('aria-label') !== label)
    throw new Error(`nothing says “${label}”`);
};

const WAYS = ['singpass:retry', 'singpass:login', 'singpass:verified.renew'].map((key) => words(key));
const goes = (name: string) => WAYS.includes(name);

viewPaths(singpassFlow)({
  view: ({ input: { isReturn } }) => <Frame>{isReturn ? <SingpassReturnedPage /> : <SingpassFlow />}</Frame>,
  gestures: {
    'info.asked': fromElsewhere('the address asks for it; SingpassFlow reads it there'),
    'info.retried': press('singpass:retry'),
    'identity.submitted': press('singpass:confirm.submit'),
    'provider.chosen': async (user, screen) => {
      await user.click(screen.getByRole('button', { name: goes }));
    },
    'provider.returned': fromElsewhere('the window that came back says so'),
    'path.continued': press('singpass:returned.goOn'),
    'status.declareChosen': press('singpass:declare'),
    'status.chosen': async (user, screen, { statusId }) => {
      await user.selectOptions(
        screen.getByLabelText((label) => label.startsWith(words('singpass:declaring.label'))),
        String(statusId),
      );
    },
    'status.submitted': press('singpass:declaring.save'),
    'back.pressed': press('singpass:declaring.back'),
    // The first dialog may still be closing, and blocks clicks until it is gone.
    'dialog.closed': (user, screen) => waitFor(() => user.click(screen.getAllByRole('button', { name: words('common:close') }).at(-1) as HTMLElement)),
  },
  shows: {
    starting: unseen('it decides right away'),
    closed,
    skipped: closed,
    skipping: closed,
    handedOver: unseen('the dialog is closed while Singpass is open in another window'),
    reloading: unseen('the page reloads'),
    'refused.loginRequired': both(says('singpass:refused.loginRequired.text'), offers('singpass:refused.loginRequired.action')),
    'refused.seekersOnly': says('singpass:refused.seekersOnly.text'),
    'refused.otherMarket': both(says('singpass:refused.otherMarket.text'), offers('singpass:refused.otherMarket.action')),
    fetchingInfo: waits(words('singpass:loading')),
    offline: says('singpass:offline'),
    infoFailed: says('singpass:infoFailed'),
    'confirming.reading': both(says('singpass:confirm.text'), offers('singpass:confirm.submit'), says('singpass:fields.pass_expiry_date')),
    'confirming.failed': says('singpass:confirm.failed'),
    verifying: offers('singpass:confirm.submit', { busy: true }),
    succeeded: says('singpass:success.text'),
    'offering.reason.verified': says('singpass:verified.text'),
    'offering.reason.mismatch.otherName': both(says('singpass:mismatch.title'), says('singpass:mismatch.otherName')),
    'offering.reason.mismatch.taken': says('singpass:mismatch.taken'),
    'offering.reason.mismatch.otherIdentity': says('singpass:mismatch.otherIdentity'),
    'offering.reason.unavailable.notStarted': says('singpass:start.text'),
    'offering.reason.unavailable.expired': says('singpass:unavailable.expired'),
    'offering.reason.unavailable.userCancelled': both(says('singpass:unavailable.title'), says('singpass:unavailable.userCancelled'), offers('singpass:later')),
    'offering.reason.unavailable.noMyinfo': both(says('singpass:unavailable.lead'), says('singpass:unavailable.noMyinfo')),
    'offering.reason.unavailable.upstreamDown': says('singpass:unavailable.upstreamDown'),
    'offering.reason.unavailable.ourFault': both(says('singpass:unavailable.ourFault'), says('singpass:unavailable.reference')),
    'offering.reason.unavailable.offline': says('singpass:unavailable.offline'),
    'declaring.loading': both(says('singpass:declaring.title'), waits(words('common:loading'))),
    'declaring.loadFailed': says('singpass:declaring.loadFailed'),
    'declaring.choosing': says('singpass:declaring.label'),
    'declaring.saving': offers('singpass:declaring.save', { busy: true }),
    'declaring.saveFailed': says('singpass:declaring.saveFailed'),
    declared: says('singpass:declared.text'),
    'offering.provider.untouched': (screen) => screen.getByRole('button', { name: goes, busy: false }),
    'offering.provider.fetchingAuthoriseUrl': isBusy,
    'offering.provider.openingProvider': isBusy,
    returned: waits(words('singpass:returned.busy')),
    heard: says('singpass:returned.heard'),
    goingOn: waits(words('singpass:returned.busy')),
  },
  alike: [
    [['offering.provider.fetchingAuthoriseUrl', 'offering.provider.openingProvider'], 'the button stays at work until Singpass is open'],
    [['returned', 'goingOn'], 'both take one back to where one was'],
  ],
});
