import { getSession, guestLogin, login, logOut, register } from '../../../contract/auth.ts';
import { recruiterLogin } from '../../../contract/recovery.ts';
import { defineRoute } from './context.ts';
import { changeEmailRoutes } from './change-email.ts';
import { changePasswordRoutes } from './change-password.ts';
import { chooseAccountRoutes } from './choose-account.ts';
import { clearTraces, keepInvite } from './cookies.ts';
import { deviceRoutes } from './devices.ts';
import { beginGuest } from './guest.ts';
import { handoffRoutes } from './handoff.ts';
import { logIn } from './login.ts';
import { magicLinkRoutes } from './magic-link.ts';
import { meRoutes } from './me.ts';
import { passkeyRoutes } from './passkeys.ts';
import { qrRoutes } from './qr.ts';
import { resetPasswordRoutes } from './reset-password.ts';
import { registerSeeker } from './register.ts';
import { logOutOf, resumeSession, sessionOf } from './session.ts';
import { socialRoutes } from './social/routes.ts';
import { singpassRoutes } from './singpass/routes.ts';
import { stepUpRoutes } from './step-up.ts';
import { twoFactorRoutes } from './two-factor.ts';
import { startSession } from './start-session.ts';

export const routes = [
  defineRoute(getSession, async ({ context, caller, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return resumeSession(context, caller, request, reply);
  }),
  defineRoute(guestLogin, async ({ context, caller, body, request, reply }) => {
    if (caller.kind !== 'none') return sessionOf(context, caller);
    return startSession(context, reply, { begun: await beginGuest(context, body, request), ended: [] }, caller);
  }),
  defineRoute(register, async ({ context, caller, body, country, language, request, reply }) =>
    startSession(context, reply, await registerSeeker(context, body, { caller, country, language, request }), caller),
  ),
  defineRoute(login, async ({ context, caller, body, country, language, request, reply }) =>
    startSession(context, reply, await logIn(context, body, { caller, country, language, request, role: 'jobseeker' }), caller),
  ),
  defineRoute(logOut, async ({ context, caller, body, request, reply }) => {
    await logOutOf(context, caller, request);
    clearTraces(reply);
    if (body.keeps_invite) keepInvite(context, reply);
    return null;
  }),
  ...chooseAccountRoutes,
  ...magicLinkRoutes,
  ...qrRoutes,
  ...resetPasswordRoutes,
  defineRoute(recruiterLogin, async ({ context, caller, body, country, language, request, reply }) =>
    startSession(context, reply, await logIn(context, body, { caller, country, language, request, role: 'recruiter' }), caller),
  ),
  ...passkeyRoutes,
  ...stepUpRoutes,
  ...twoFactorRoutes,
  ...meRoutes,
  ...deviceRoutes,
  ...changeEmailRoutes,
  ...changePasswordRoutes,
  ...singpassRoutes,
  ...socialRoutes,
  ...handoffRoutes,
];
