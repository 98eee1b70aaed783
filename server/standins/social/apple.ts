import type { IncomingMessage } from 'node:http';
import { importSPKI, jwtVerify } from 'jose';
import { formOf } from '../form.ts';
import type { SocialStandinSettings } from './settings.ts';

/**
 * Apple's clients sign their secret (“Creating a client secret”). Replaces a valid one with the plain secret that the provider knows, and removes an invalid
 * one.
 */
export async function readAppleSecret(request: IncomingMessage, issuer: string, { appleKey, clientId, secret }: SocialStandinSettings): Promise<void> {
  const form = await formOf(request);
  const isRight = await importSPKI(appleKey, 'ES256')
    .then((key) => jwtVerify(form.get('client_secret') ?? '', key, { algorithms: ['ES256'], audience: issuer, subject: clientId, issuer: 'STANDIN' }))
    .then(
      () => true,
      () => false,
    );
  form.set('client_secret', isRight ? secret : 'wrong');
  // The provider accepts a body that was already read.
  (request as IncomingMessage & { body?: object }).body = Object.fromEntries(form);
}
