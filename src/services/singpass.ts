import Cookies from 'js-cookie';
import { fromCallback, fromPromise } from 'xstate';
import type { Option } from '../../contract/fields.ts';
import { ERRORS } from '../../contract/errors.ts';
import type { IdentityInfo } from '../../contract/singpass.ts';
import { COOKIES } from '../lib/cookies.ts';
import { toFailure } from '../lib/failure.ts';
import type { AuthoriseAnswer, ReturnEvent, VerifyAnswer } from '../machines/singpass/singpass.actors.ts';
import { singpassMachine } from '../machines/singpass/singpass.machine.ts';
import { api } from './api.ts';
import { listOf } from './config.ts';
import { waitForConnection } from './connection.ts';

/** The query parameter that opens the dialog on any page (specification §2). */
export const SINGPASS_PARAMETER = 'showSingpassInfo';
/** Both cookies last three days (specification §4). */
const DAYS = 3;
const CHANNEL = 'singpass';
/** How long the returned window waits for an answer. Milliseconds. */
const HEARD_WITHIN = 800;

const fetchInfo = fromPromise<IdentityInfo>(async ({ signal }) => (await api('singpassUserInfo', {}, { signal })).data);

const VERIFY_FAILURES = {
  [ERRORS.identityMismatch.code]: 'mismatch',
  [ERRORS.identityTaken.code]: 'taken',
  [ERRORS.identityGone.code]: 'gone',
} as const;

const verifyIdentity = fromPromise<VerifyAnswer, { id: string }>(async ({ input, signal }) => {
  try {
    return { ok: true, identity: (await api('verifySingaporeIdentity', { body: { id: input.id } }, { signal })).data.new_user_identity };
  } catch (error) {
    const { code } = toFailure(error);
    if (code in VERIFY_FAILURES) return { ok: false, failure: VERIFY_FAILURES[code as keyof typeof VERIFY_FAILURES] };
    throw error;
  }
});

const fetchAuthoriseUrl = fromPromise<AuthoriseAnswer>(async ({ signal }) => {
  try {
    const { authorise_url: url } = (await api('generateAuthoriseUrl', { body: { redirect_uri: `${window.location.origin}/singpass/callback` } }, { signal }))
      .data;
    return { ok: true, url };
  } catch (error) {
    const { code, requestId: reference } = toFailure(error);
    if (code === ERRORS.singpassUnavailable.code) return { ok: false, failure: 'upstreamDown', reference };
    if (code === ERRORS.singpassFault.code) return { ok: false, failure: 'ourFault', reference };
    throw error;
  }
});

const openProvider = fromPromise<void, { url: string }>(async ({ input }) => {
  const back = new URL(window.location.href);
  back.searchParams.set(SINGPASS_PARAMETER, '1');
  back.hash = '';
  storeCookie(COOKIES.singpassRedirectUrl, back.href);
  const opened = window.open('', '_blank');
  if (!opened) return window.location.assign(input.url);
  // The opened window must not have access to this page.
  opened.opener = null;
  opened.location.replace(input.url);
});

const watchReturn = fromCallback<ReturnEvent>(({ sendBack }) => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (data !== 'returned') return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is limited to its own origin
    channel.postMessage('heard');
    sendBack({ type: 'provider.returned' });
  });
  return () => channel.close();
});

const announceReturn = fromPromise<{ isHeard: boolean }>(
  ({ signal }) =>
    new Promise((resolve) => {
      const channel = new BroadcastChannel(CHANNEL);
      const end = (isHeard: boolean) => {
        channel.close();
        resolve({ isHeard });
        // Allowed if a script opened this window; otherwise the page says that it can be closed.
        if (isHeard) window.close();
      };
      const timer = setTimeout(() => end(false), HEARD_WITHIN);
      channel.addEventListener('message', ({ data }) => {
        if (data !== 'heard') return;
        clearTimeout(timer);
        end(true);
      });
      signal.addEventListener('abort', () => (clearTimeout(timer), channel.close()));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is limited to its own origin
      channel.postMessage('returned');
    }),
);

/** Returns to where the visit started. Users can edit the cookie, so its content must be a page of ours. */
const goOn = fromPromise<void>(async () => {
  const stored = Cookies.get(COOKIES.singpassRedirectUrl);
  const url = stored !== undefined && URL.canParse(stored) ? new URL(stored) : null;
  Cookies.remove(COOKIES.singpassRedirectUrl);
  window.location.replace(url?.origin === window.location.origin ? url.href : `/onsite-job?${SINGPASS_PARAMETER}=1`);
  // The page is being left; nothing follows.
  await new Promise(() => {});
});

/** The Singpass chart with its actors. */
export const singpass = singpassMachine.provide({
  actors: {
    waitForConnection,
    fetchInfo,
    verifyIdentity,
    fetchAuthoriseUrl,
    openProvider,
    watchReturn,
    announceReturn,
    goOn,
    putOff: fromPromise<void>(async () => storeCookie(COOKIES.singpassDolater, '1')),
    reloadPath: fromPromise<void>(async () => window.location.replace(pathWithout(window.location.pathname, window.location.search))),
    loadStatuses: fromPromise<Option[]>(async ({ signal }) => (await listOf('user_identity_lists', signal)).map(({ id, value }) => ({ id, value }))),
    declareStatus: fromPromise<void, { statusId: number }>(async ({ input, signal }) => {
      await api('updateMe', { body: { user_identity_id: input.statusId } }, { signal });
    }),
  },
});

/** The same path without the parameter that opened the dialog. */
export function pathWithout(pathname: string, search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete(SINGPASS_PARAMETER);
  return rest.size > 0 ? `${pathname}?${rest}` : pathname;
}

function storeCookie(name: string, value: string): void {
  Cookies.set(name, value, { expires: DAYS, sameSite: 'lax', secure: window.location.protocol === 'https:' });
}
