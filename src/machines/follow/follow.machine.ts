import { assign, emit, setup } from 'xstate';
import { answerGuards, answerIn, refused } from '../answer.ts';
import type { NoticeRaised } from '../notice/notice.machine.ts';
import { type FollowAnswer, followActors } from './follow.actors.ts';

interface Context {
  companyId: number;
  isSeeker: boolean;
  isFollowed: boolean;
}
type Event = { type: 'follow.pressed' } | { type: 'signIn.declined' } | { type: 'seeker.signedIn' };

const raise = (message: string) => ({ type: 'raiseNotice' as const, params: { message } });

/**
 * Whether a job seeker follows a company. Visitors are asked to sign in without leaving the page, and then follow it without another click. The tag
 * `shownFollowed` is what the button shows, ahead of the server; a failure rolls it back with a notice.
 */
export const followMachine = setup({
  types: {} as { context: Context; events: Event; input: Context; emitted: NoticeRaised; tags: 'shownFollowed' | 'busy' },
  actors: followActors,
  guards: {
    ...answerGuards,
    isSeeker: ({ context }) => context.isSeeker,
    isFollowed: ({ context }) => context.isFollowed,
  },
  actions: {
    becomeSeeker: assign({ isSeeker: true }),
    becomeVisitor: assign({ isSeeker: false }),
    raiseNotice: emit((_, params: { message: string }) => ({
      type: 'notice.raised' as const,
      notice: { severity: 'error' as const, message: params.message },
    })),
  },
}).createMachine({
  id: 'follow',
  context: ({ input }) => input,
  initial: 'starting',
  on: { 'seeker.signedIn': { actions: 'becomeSeeker' } },
  states: {
    starting: { always: [{ guard: 'isFollowed', target: 'followed' }, { target: 'unfollowed' }] },
    unfollowed: { on: { 'follow.pressed': [{ guard: 'isSeeker', target: 'following' }, { target: 'signingIn' }] } },
    signingIn: {
      on: {
        'signIn.declined': 'unfollowed',
        'seeker.signedIn': { target: 'following', actions: 'becomeSeeker' },
      },
    },
    following: {
      tags: ['busy', 'shownFollowed'],
      invoke: {
        id: 'follow',
        src: 'follow',
        input: ({ context }) => ({ companyId: context.companyId }),
        onDone: [
          { guard: { type: 'isAccepted', params: answerIn<FollowAnswer> }, target: 'followed' },
          { ...refused('signInRequired', 'signingIn'), actions: 'becomeVisitor' },
          { ...refused('tooMany', 'unfollowed'), actions: raise('companies:follow.tooMany') },
          { target: 'unfollowed', actions: raise('companies:follow.gone') },
        ],
        onError: { target: 'unfollowed', actions: raise('companies:follow.failed') },
      },
    },
    followed: { tags: 'shownFollowed', on: { 'follow.pressed': 'unfollowing' } },
    unfollowing: {
      tags: 'busy',
      invoke: {
        id: 'unfollow',
        src: 'unfollow',
        input: ({ context }) => ({ companyId: context.companyId }),
        onDone: [{ ...refused('signInRequired', 'signingIn'), actions: 'becomeVisitor' }, { target: 'unfollowed' }],
        onError: { target: 'followed', actions: raise('companies:unfollow.failed') },
      },
    },
  },
});
