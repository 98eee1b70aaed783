import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { instant } from './fields.ts';
import { socialProvider } from './login.ts';

/** The social networks a person signs in with. Changing them needs a proof of identity that is at most 15 minutes old: `stepUp`. */

const provider = z.object({ provider: socialProvider });

/** `is_removable`: the person could still sign in without it. */
export const connectedNetworks = z.object({
  networks: z.array(z.object({ provider: socialProvider, connected_at: instant })),
  is_removable: z.boolean(),
});
export type ConnectedNetworks = z.output<typeof connectedNetworks>;

export const listNetworks = declareCall({
  method: 'GET',
  service: 'auth',
  path: '/networks',
  summary: 'List the social networks people can sign in with',
  access: 'seeker',
  reply: connectedNetworks,
});
/** The person goes to `authorise_url`, and returns to /account-settings/account?network=…. `connectNetwork` then replies with the outcome. */
export const beginNetwork = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/networks/:provider/begin',
  summary: 'Start connecting a social network',
  access: 'seeker',
  idempotency: 'natural',
  params: provider,
  body: z.object({}),
  reply: z.object({ authorise_url: z.url() }),
  errors: [ERRORS.proofNeeded.code, ERRORS.socialUnavailable.code, ERRORS.tooManyAttempts.code],
});
/** The outcome of the visit this person started. The network proves who they are there. */
export const connectNetwork = declareCall({
  method: 'POST',
  service: 'auth',
  path: '/networks/:provider/connect',
  summary: 'Connect the account a social network proved',
  access: 'seeker',
  idempotency: 'natural',
  params: provider,
  body: z.object({}),
  reply: connectedNetworks,
  errors: [
    ERRORS.loginLapsed.code,
    ERRORS.socialRefused.code,
    ERRORS.socialCancelled.code,
    ERRORS.socialUnavailable.code,
    ERRORS.networkTaken.code,
    ERRORS.notAllowedNow.code,
  ],
});
/** Succeeds also if it isn't connected. */
export const disconnectNetwork = declareCall({
  method: 'DELETE',
  service: 'auth',
  path: '/networks/:provider/delete',
  summary: 'Disconnect a social network',
  access: 'seeker',
  idempotency: 'natural',
  params: provider,
  reply: connectedNetworks,
  errors: [ERRORS.proofNeeded.code, ERRORS.lastWayIn.code],
});
