import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { CDPSession } from '@playwright/test';
import type { Stand } from './plan.ts';

/** A device that creates and has passkeys, with a user who confirms at once. */
export interface Device {
  devtools: CDPSession;
  id: string;
}

/** Connects one to the page. */
export async function haveDevice({ page, context }: Pick<Stand, 'page' | 'context'>): Promise<Device> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const user = { hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
  const { authenticatorId: id } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, ...user },
  });
  return { devtools, id };
}

const devices = new WeakMap<Stand['page'], Device>();

/** A device with a passkey for this site, which no account has; it signs only for a user whom it recognizes. */
export async function holdPasskey(stand: Stand, isRecognized: boolean): Promise<void> {
  const { devtools, id } = devices.get(stand.page) ?? (await haveDevice(stand));
  if (!devices.has(stand.page)) {
    devices.set(stand.page, { devtools, id });
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const [credentialId, userHandle] = [randomBytes(16).toString('base64'), randomBytes(16).toString('base64')];
    const key = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
    const credential = { credentialId, userHandle, isResidentCredential: true, rpId: 'localhost', privateKey: key, signCount: 1 };
    await devtools.send('WebAuthn.addCredential', { authenticatorId: id, credential });
  }
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: isRecognized });
}
