import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { formOf } from '../form.ts';
import type { OpenIdNetwork } from './openid.ts';
import { errorPage, PAGE_HEADERS, personaPage } from './page.ts';
import { signIn } from './people.ts';
import { personaById } from './personas.ts';

/** Shows the page for choosing a persona at an OpenID network, and handles the choice. */
export async function interact(network: OpenIdNetwork, provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const { uid, params } = await provider.interactionDetails(request, response);
    if (request.method !== 'POST') {
      response.writeHead(200, PAGE_HEADERS).end(personaPage(network, `/${network}/interaction/${uid}`));
      return;
    }
    const form = await formOf(request);
    const persona = personaById(form.get('persona'));
    if (form.get('answer') !== 'agree' || !persona) {
      const error = network === 'apple' ? 'user_cancelled_authorize' : 'access_denied';
      return await provider.interactionFinished(request, response, { error }, { mergeWithLastSubmission: false });
    }
    const person = signIn(network, persona, { name: form.get('name')?.trim() ?? '', email: form.get('email')?.trim() ?? '' });
    const grant = new provider.Grant({ accountId: person.sub, clientId: String(params['client_id']) });
    grant.addOIDCScope(String(params['scope']));
    const result = { login: { accountId: person.sub, remember: false }, consent: { grantId: await grant.save() } };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  } catch {
    response.writeHead(400, PAGE_HEADERS).end(errorPage(network, 'session_expired', 'This page was open too long, or you’ve already answered.'));
  }
}
