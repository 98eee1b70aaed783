import { defineFlow } from '../flow.ts';
import { broken, offline } from '../samples.ts';
import { followMachine } from './follow.machine.ts';

export const followFlow = defineFlow({
  id: 'follow',
  area: 'find',
  title: 'Follow a company',
  purpose: 'Notifies a job seeker of each new job of a company.',
  source: 'src/machines/follow/follow.machine.ts',
  machine: followMachine,
  states: {
    starting: 'Deciding from what the page was rendered with.',
    unfollowed: 'The company is not followed.',
    signingIn: 'The user is offered to sign in without leaving the page; then follows the company.',
    following: 'Saving; the button already shows it.',
    followed: 'The company is followed.',
    unfollowing: 'Unfollowing; the button already shows it.',
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
