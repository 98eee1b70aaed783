import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { instant } from './fields.ts';

/**
 * The calls of the signed-in phone that approves a sign-in by QR code (flows/qrApproval.md). Those of the device that shows the code are in
 * login.ts.
 */

/** A device as its browser describes it; null if it doesn't say. */
export const deviceName = z.object({ browser: z.string().nullable(), system: z.string().nullable() });
export type DeviceName = z.output<typeof deviceName>;

/** The content of the QR code. */
const token = z.object({ token: z.string().min(1).max(100) });
const refusals = [ERRORS.linkExpired.code, ERRORS.linkUsed.code, ERRORS.notFound.code];

/** Only the phone that scans a code first can approve it. */
export const scanQrLogin = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/qr/scan',
  summary: 'Report who scanned a QR code, and learn which device wants to sign in',
  access: 'member',
  idempotency: 'natural',
  body: token,
  /** `is_same_network`: both devices have the same IP address. That is rare for a code sent by a stranger. */
  reply: z.object({ device: deviceName, is_same_network: z.boolean(), created_at: instant, expires_at: instant }),
  errors: refusals,
});
export const approveQrLogin = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/qr/approve',
  summary: 'Approve the sign-in of the device that shows the QR code',
  access: 'member',
  idempotency: 'natural',
  body: token,
  reply: z.null(),
  errors: refusals,
});
export const denyQrLogin = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/qr/deny',
  summary: 'Deny the sign-in of the device that shows the QR code',
  access: 'member',
  idempotency: 'natural',
  body: token,
  reply: z.null(),
  errors: refusals,
});
