import type { Identifier } from '../machines/login/login.actors.ts';
import { api } from './api.ts';
import { deviceUuid } from './device.ts';

/**
 * Tells that somebody began to sign in. The address or number that was not typed is left out of the payload (specification §5), and that it could not be
 * told is nothing to anybody.
 */
export function recordGetStarted({ kind, address }: Identifier): void {
  const typed = { email: kind === 'email' ? address.trim() : '', phone_num: kind === 'phone' ? address.trim() : '' };
  const filled = Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ''));
  api('recordGetStarted', { body: { device_id: deviceUuid(), ...filled } }).catch(() => {});
}
