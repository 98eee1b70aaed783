import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { formOf } from '../form.ts';
import { consentPage, errorPage } from './page.ts';
import { personaById } from './personas.ts';
import { signIn } from './people.ts';

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'",
};

/** Shows the page for choosing a persona, and handles the choice. */
export async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const details = await provider.interactionDetails(request, response);
    const asker = askerIn(details.params['login_hint']) ?? { userId: details.uid, name: '' };
    if (request.method !== 'POST') {
      response.writeHead(200, HEADERS).end(consentPage(details.uid, asker.name));
      return;
    }
    const form = await formOf(request);
    const persona = personaById(form.get('persona'));
    if (form.get('answer') !== 'agree' || !persona) return await refuse(provider, request, response, 'access_denied');
    if (persona.fault === 'downAtSignIn') return await refuse(provider, request, response, 'temporarily_unavailable');
    const person = signIn(persona, { userId: asker.userId, name: form.get('name')?.trim().slice(0, 100) || asker.name });
    const grant = new provider.Grant({ accountId: person.sub, clientId: String(details.params['client_id']) });
    grant.addOIDCScope(String(details.params['scope']));
    const result = { login: { accountId: person.sub, remember: false }, consent: { grantId: await grant.save() } };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  } catch {
    response.writeHead(400, HEADERS).end(errorPage('session_expired', 'This page was open too long, or you’ve already answered.'));
  }
}

function refuse(provider: Provider, request: IncomingMessage, response: ServerResponse, error: string): Promise<void> {
  return provider.interactionFinished(request, response, { error }, { mergeWithLastSubmission: false });
}

/** The person who asks, as our server tells its stand-in. Null if the server treats this as the real Singpass, which never gets a name. */
function askerIn(hint: unknown): { userId: string; name: string } | null {
  try {
    const { userId, name } = JSON.parse(String(hint)) as { userId?: unknown; name?: unknown };
    return { userId: String(userId ?? ''), name: String(name ?? '') };
  } catch {
    return null;
  }
}
