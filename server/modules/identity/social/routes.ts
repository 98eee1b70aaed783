import type { FastifyInstance } from 'fastify';
import { beginSocialLogin, socialLogin, socialProvider } from '../../../../contract/login.ts';
import { beginNetwork, connectNetwork, disconnectNetwork, listNetworks } from '../../../../contract/networks.ts';
import { COOKIES } from '../../../../src/lib/cookies.ts';
import { openSocialNetworks, type SocialNetworks } from '../../../adapters/social/open.ts';
import { ApiError } from '../../../http/errors.ts';
import { clearAuthCookie } from '../cookies.ts';
import { startSession } from '../start-session.ts';
import { defineRoute, type IdentityContext } from '../context.ts';
import { beginVisit } from './begin.ts';
import { endVisit } from './callback.ts';
import { beginConnecting, connect, disconnect, networksOf } from './connect.ts';
import { logInBySocial } from './login.ts';
import { CALLBACK_PATH } from './visit.ts';

/** No response of a network is longer. */
const MOST_BYTES = 8_192;
const POSTED = 'posted';

export const socialRoutes = [
  defineRoute(beginSocialLogin, async ({ context, params, body, caller, language, request, reply }) => ({
    authorise_url: await beginVisit(context, { provider: params.provider, redirect: body.redirect, caller, language, request, reply }),
  })),
  defineRoute(socialLogin, async ({ context, body, caller, country, language, request, reply }) => {
    // Used once, whatever the outcome.
    clearAuthCookie(reply, COOKIES.socialProof);
    return startSession(context, reply, await logInBySocial(context, body, { caller, country, language, request }), caller);
  }),
  defineRoute(listNetworks, async ({ db, caller, reply }) => {
    reply.header('cache-control', 'no-store');
    return networksOf(db, caller.userId);
  }),
  defineRoute(beginNetwork, async ({ context, params, caller, language, request, reply }) => ({
    authorise_url: await beginConnecting(context, { provider: params.provider, caller, language, request, reply }),
  })),
  defineRoute(connectNetwork, async ({ context, params, caller, request, reply }) => {
    clearAuthCookie(reply, COOKIES.socialProof);
    return connect(context, { provider: params.provider, caller, request });
  }),
  defineRoute(disconnectNetwork, async ({ context, params, caller }) => disconnect(context, { provider: params.provider, caller })),
];

/** The redirect back from the networks. */
export function registerSocial(app: FastifyInstance, context: IdentityContext): void {
  const networks = openSocialNetworks(context.config);
  app.decorate('social', networks);
  app.addHook('onClose', () => networks.close());
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, done) => done(null, body));
    const path = `${CALLBACK_PATH}/:provider`;
    scope.get(path, { schema: { hide: true } }, async (request, reply) => {
      const provider = providerIn(request.params);
      const { search, searchParams } = new URL(request.raw.url ?? '/', context.config.baseUrl);
      const fields = searchParams.has(POSTED) ? unsealed(context, searchParams.get(POSTED) ?? '') : searchParams;
      const page = search === '' ? '/get-started' : await endVisit(context, provider, fields, request, reply);
      return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(page, 303);
    });
    // Apple's callback. A form posted by another site brings no cookies, so its fields are sealed and continue in a link, which does.
    scope.post(path, { schema: { hide: true }, config: { isFromElsewhere: true } }, async (request, reply) => {
      const sealed = context.identity.seal.close(String(request.body ?? ''));
      const page = `${CALLBACK_PATH}/${providerIn(request.params)}?${POSTED}=${sealed}`;
      return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(page, 303);
    });
  });
}

function unsealed(context: IdentityContext, sealed: string): URLSearchParams {
  try {
    return new URLSearchParams(context.identity.seal.open(sealed));
  } catch {
    return new URLSearchParams();
  }
}

/** @throws ApiError notFound for an unknown network */
function providerIn(params: unknown) {
  const read = socialProvider.safeParse((params as { provider?: unknown }).provider);
  if (!read.success) throw new ApiError('notFound');
  return read.data;
}

declare module 'fastify' {
  interface FastifyInstance {
    social: SocialNetworks;
  }
  interface FastifyContextConfig {
    /** A form that another site posts on purpose. No cookie alone makes it valid. */
    isFromElsewhere?: boolean;
  }
}
