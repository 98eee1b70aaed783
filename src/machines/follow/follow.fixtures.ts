import { defineFlow } from '../flow.ts';
import { broken, offline } from '../samples.ts';
import { followMachine } from './follow.machine.ts';

export const followFlow = defineFlow({
  id: 'follow',
  area: 'find',
  title: 'Follow a company',
  purpose: 'Lets a job seeker hear of each new job of a company.',
  source: 'src/machines/follow/follow.machine.ts',
  machine: followMachine,
  states: {
    starting: 'What the page was rendered with decides.',
    unfollowed: 'The company is not followed.',
    signingIn: 'Signing in is offered in place; whoever does follows the company.',
    following: 'It is being stored; the button shows it already.',
    followed: 'The company is followed.',
    unfollowing: 'It is being taken away; the button shows it already.',
  },
  fixtures: {
    inputs: {
      visitor: { companyId: 3, isSeeker: false, isFollowed: false },
      seeker: { companyId: 3, isSeeker: true, isFollowed: false },
      follower: { companyId: 3, isSeeker: true, isFollowed: true },
    },
    events: {
      'follow.pressed': [{ type: 'follow.pressed' }],
      'signIn.declined': [{ type: 'signIn.declined' }],
      'seeker.signedIn': [{ type: 'seeker.signedIn' }],
    },
    actors: {
      follow: {
        done: [{ ok: true }, { ok: false, failure: 'signInRequired' }, { ok: false, failure: 'tooMany' }, { ok: false, failure: 'gone' }],
        error: [offline, broken],
      },
      unfollow: { done: [{ ok: true }, { ok: false, failure: 'signInRequired' }], error: [offline] },
    },
    project: ({ isSeeker }) => isSeeker,
  },
});
