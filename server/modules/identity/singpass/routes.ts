import type { FastifyInstance } from 'fastify';
import { generateAuthoriseUrl, singpassUserInfo, verifySingaporeIdentity } from '../../../../contract/singpass.ts';
import type { Country } from '../../../../contract/countries.ts';
import { openIdentityProvider } from '../../../adapters/identity/open.ts';
import type { IdentityProvider } from '../../../adapters/identity/provider.ts';
import { ApiError } from '../../../http/errors.ts';
import { defineRoute, type IdentityContext } from '../context.ts';
import { beginVisit } from './begin.ts';
import { endVisit } from './callback.ts';
import { identityInfoOf } from './info.ts';
import { verifyIdentity } from './verify.ts';
import { CALLBACK_PATH } from './visit.ts';

/** Where the browser continues, with nothing in the URL. */
const RETURNED_PATH = '/singpass/returned';

/** The Singapore market only (specification §6). */
function expectSingapore({ code }: Country): void {
  if (code !== 'sg') throw new ApiError('singpassElsewhere');
}

export const singpassRoutes = [
  defineRoute(generateAuthoriseUrl, async ({ context, caller, country, body, request, reply }) => {
    expectSingapore(country);
    return { authorise_url: await beginVisit(context, request.server.singpass, { caller, redirectUri: body.redirect_uri, reply }) };
  }),
  defineRoute(singpassUserInfo, async ({ db, caller, country, now, reply }) => {
    expectSingapore(country);
    reply.header('cache-control', 'no-store');
    return identityInfoOf(db, caller.userId, now);
  }),
  defineRoute(verifySingaporeIdentity, async ({ db, caller, country, body, now }) => {
    expectSingapore(country);
    return { new_user_identity: await verifyIdentity(db, caller.userId, body.id, now) };
  }),
];

/** What the provider itself calls: our public keys, and the redirect back. */
export function registerSingpass(app: FastifyInstance, context: IdentityContext): void {
  const provider = openIdentityProvider(context.config);
  app.decorate('singpass', provider);
  app.addHook('onClose', () => provider.close());
  app.get('/.well-known/singpass-jwks.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').send(await provider.jwks()),
  );
  app.get(CALLBACK_PATH, { schema: { hide: true } }, async (request, reply) => {
    const url = request.raw.url ?? '';
    const search = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    if (search !== '') await endVisit(context, provider, request, reply, search);
    return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(RETURNED_PATH, 303);
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    singpass: IdentityProvider;
  }
}
