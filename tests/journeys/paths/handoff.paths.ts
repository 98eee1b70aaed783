import { handOff } from '../../../contract/handoff.ts';
import type { MintAnswer } from '../../../src/machines/handoff/handoff.actors.ts';
import { handoffFlow } from '../../../src/machines/handoff/handoff.fixtures.ts';
import { drivePaths } from './drive.ts';
import { beSeeker, button, open, press } from './gestures.ts';
import { data, refusal, type Stand, type WireCall } from './plan.ts';

/** Without content, the browser stays on the page, as it does while the other site takes long. */
const awaitSite = ({ context }: Stand) => context.route('https://employers.example/**', (route) => route.fulfill({ status: 204 }));

const ofLink = '/jobseeker-login-redirect?redirectUrl=https://employers.example/talent';

drivePaths(handoffFlow)({
  begin: {
    member: async (stand) => {
      await beSeeker(stand);
      await awaitSite(stand);
      await stand.page.setViewportSize({ width: 1_440, height: 900 });
      await open(ofLink)(stand);
    },
    mobile: async (stand) => {
      await beSeeker(stand);
      await awaitSite(stand);
      await open('/keep-login')(stand);
    },
    visitor: open(ofLink),
  },
  gestures: {
    'redirect.confirmed': press('handoff:confirm.go'),
    'redirect.abandoned': (stand) => button(stand, 'handoff:confirm.stay').click(),
    'redirect.retried': press('common:retry'),
  },
  calls: {
    mintHandoff: {
      call: handOff,
      reply: (answer) => {
        if (answer.ok) return data(answer.way);
        // An expired session begins the page anew, for a visitor.
        if (answer.failure === 'signedOut') return null;
        return refusal(answer.failure === 'refused' ? 'handoffRefused' : 'noOtherSite');
      },
    } satisfies WireCall<MintAnswer>,
  },
});
