import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../../contract/languages.ts';
import type { SocialProvider } from '../../../../contract/login.ts';
import { SocialFailure } from '../../../adapters/social/network.ts';
import { type Caller, requireSignedOut } from '../../../http/caller.ts';
import { ApiError } from '../../../http/errors.ts';
import { pageIn } from '../../notify/email-content.ts';
import { countTryFrom } from '../../../http/attempts.ts';
import { networkOf } from '../../../http/network.ts';
import type { IdentityContext } from '../context.ts';
import { beginVisitOf, type VisitData } from './visit.ts';

const VISITS = { name: 'social-from', tries: 200, window: 15 * 60_000 } as const;

interface Begins {
  provider: SocialProvider;
  redirect: string | null | undefined;
  caller: Caller;
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Starts a visit to a network. Its data is in a ticket with a cookie, so only this browser can end it.
 * @returns the URL to send the person to
 * @throws ApiError alreadyLoggedIn, socialUnavailable, tooManyAttempts
 */
export async function beginVisit(context: IdentityContext, { provider, redirect, caller, language, request, reply }: Begins): Promise<string> {
  requireSignedOut(caller);
  return leaveFor(context, { provider, page: returnPage(context, provider, redirect, language), connects: null, request, reply });
}

interface Leaves extends Pick<Begins, 'provider' | 'request' | 'reply'>, Pick<VisitData, 'page' | 'connects'> {}

/** @throws ApiError socialUnavailable, tooManyAttempts */
export async function leaveFor(context: IdentityContext, { provider, page, connects, request, reply }: Leaves): Promise<string> {
  await countTryFrom(context, VISITS, networkOf(request));
  const networks = request.server.social;
  const { url, trip } = await networks
    .of(provider)
    .begin(networks.redirectUriOf(provider, request.headers.origin))
    .catch((error: unknown) => {
      if (!(error instanceof SocialFailure)) throw error;
      context.log.warn({ reference: request.id, provider, reason: error.reason }, 'a social network could not be asked');
      throw new ApiError('socialUnavailable');
    });
  await beginVisitOf(context, reply, trip, { page, connects });
  return url;
}

/** A path of our site. The redirect is included only if it is one too, or leads to the company's other site. */
function returnPage({ config }: IdentityContext, provider: SocialProvider, redirect: string | null | undefined, language: Language): string {
  const query = new URLSearchParams({ social: provider });
  if (redirect && URL.canParse(redirect, config.baseUrl)) {
    const { origin, pathname, search, hash } = new URL(redirect, config.baseUrl);
    if (origin === new URL(config.baseUrl).origin) query.set('redirect', pathname + search + hash);
    else if (config.otherSites.some((site) => site.origin === origin)) query.set('redirect', redirect);
  }
  return `${pageIn(language, '', '/get-started')}?${query}`;
}
