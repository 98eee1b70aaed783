import { type Row, done, fails, starts, stateTable } from '../../../tests/support/state-table.ts';
import { offline } from '../samples.ts';
import { followFlow } from './follow.fixtures.ts';

const visitor = { companyId: 3, isSeeker: false, isFollowed: false };
const seeker = { isSeeker: true };
const notice = (message: string) => ({ emits: [{ type: 'notice.raised', notice: { severity: 'error', message } }] });
const follows = { calls: { follow: { companyId: 3 } } };
const refusal = (failure: string) => ({ ok: false, failure });

stateTable(followFlow, visitor, [
  starts(visitor, 'unfollowed'),
  starts({ ...visitor, isFollowed: true }, 'followed'),
  ...['unfollowed', 'following', 'followed', 'unfollowing'].map((from): Row => [from, 'seeker.signedIn', from, { sets: seeker }]),
  ['unfollowed', 'follow.pressed', 'following', { given: seeker, ...follows }],
  ['unfollowed', 'follow.pressed', 'signingIn', { calls: {} }],
  ['signingIn', 'signIn.declined', 'unfollowed'],
  ['signingIn', 'seeker.signedIn', 'following', { sets: seeker, ...follows }],
  ['following', done('follow', { ok: true }), 'followed', { emits: [] }],
  ['following', done('follow', refusal('signInRequired')), 'signingIn', { given: seeker, sets: { isSeeker: false }, emits: [] }],
  ['following', done('follow', refusal('tooMany')), 'unfollowed', notice('companies:follow.tooMany')],
  ['following', done('follow', refusal('gone')), 'unfollowed', notice('companies:follow.gone')],
  ['following', fails('follow', offline), 'unfollowed', notice('companies:follow.failed')],
  ['followed', 'follow.pressed', 'unfollowing', { calls: { unfollow: { companyId: 3 } } }],
  ['unfollowing', done('unfollow', { ok: true }), 'unfollowed', { emits: [] }],
  ['unfollowing', done('unfollow', refusal('signInRequired')), 'signingIn', { given: seeker, sets: { isSeeker: false } }],
  ['unfollowing', fails('unfollow', offline), 'followed', notice('companies:unfollow.failed')],
]);
