import type { Identifier } from '../machines/login/login.actors.ts';
import { api } from './api.ts';
import { deviceUuid } from './device.ts';

/**
 * Reports that somebody started to sign in. The identifier that wasn't typed is left out of the payload (specification §5). Ignores a failure to
 * report.
 */
export function recordGetStarted({ kind, address }: Identifier): void {
  const typed = { email: kind === 'email' ? address.trim() : '', phone_num: kind === 'phone' ? address.trim() : '' };
  const filled = Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ''));
  api('recordGetStarted', { body: { device_id: deviceUuid(), ...filled } }).catch(() => {});
}
