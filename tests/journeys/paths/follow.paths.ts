import { followCompany, unfollowCompany } from '../../../contract/company-pages.ts';
import type { FollowAnswer } from '../../../src/machines/follow/follow.actors.ts';
import { followFlow } from '../../../src/machines/follow/follow.fixtures.ts';
import { companyPath } from '../../../src/lib/search-url/company-url.ts';
import { drivePaths } from './drive.ts';
import { beSeeker, open, press, send } from './gestures.ts';
import { jobOf } from './market.ts';
import { refusal, type Reply, type Stand, type WireCall } from './plan.ts';
import { signInHere } from './signingIn.ts';

const ofCompany = async (stand: Stand) => open(companyPath((await jobOf(stand)).company))(stand);

/** An expired session leads to signing in before the button is affected. */
function answered(answer: FollowAnswer): Reply | null {
  if (answer.ok) return 'server';
  return answer.failure === 'signInRequired' ? null : refusal(answer.failure === 'gone' ? 'notFound' : 'tooManyRecords');
}

drivePaths(followFlow)({
  begin: {
    visitor: ofCompany,
    seeker: async (stand) => (await beSeeker(stand), ofCompany(stand)),
    follower: async (stand) => {
      await beSeeker(stand);
      await send(stand, followCompany, {}, { id: (await jobOf(stand)).company.id });
      await ofCompany(stand);
    },
  },
  gestures: {
    'follow.pressed': async ({ page, context }) => {
      await context.setOffline(false);
      await page.getByRole('button', { name: /^Follow(ing)?$/ }).click();
    },
    'seeker.signedIn': signInHere,
    'signIn.declined': press('common:close'),
  },
  // Who is signed in already says so by opening the page.
  cannot: (event, before) => event.type === 'seeker.signedIn' && !before.matches('signingIn'),
  calls: {
    follow: { call: followCompany, reply: answered } satisfies WireCall<FollowAnswer>,
    unfollow: { call: unfollowCompany, reply: answered } satisfies WireCall<FollowAnswer>,
  },
});
