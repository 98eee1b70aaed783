import type { Session } from '../../../contract/records.ts';

const here = 'https://here.invalid';

/** The paths of specification §2 that a sign-in ends at. */
const WIZARD = '/jobseeker-complete-profile';
const LANDING = '/onsite-job';
/** The employers' own page. */
const EMPLOYERS = '/employer';
const HANDOFF = '/jobseeker-login-redirect';
/** Going back to these after signing in would ask to sign in again. */
const ENTRANCES = ['/get-started', '/change-password'];

/**
 * Where to go once signed in (specification §4): the explicit redirect if there is one, one to the company's other site by
 * the route that hands the session over; else the wizard for a seeker whose profile is incomplete or out of date; else the
 * landing page. An employer goes to the employers' page: the others are the seekers'.
 * @param redirect a path of ours, or an address of the other site; anything else is ignored
 * @param otherSites the allow-listed origins of the company's other site
 */
export function targetAfterSignIn({ kind, user }: Pick<Session, 'kind' | 'user'>, redirect: string | null, otherSites: readonly string[]): string {
  const allowed = redirect === null ? null : allowedRedirect(redirect, otherSites);
  if (kind === 'recruiter') return allowed?.startsWith(HANDOFF) || allowed?.startsWith(EMPLOYERS) ? allowed : EMPLOYERS;
  if (allowed !== null) return allowed;
  const needsWizard = user?.active_key === 1 && (!user.is_profile_completed || user.is_profile_update_required);
  return needsWizard ? WIZARD : LANDING;
}

function allowedRedirect(redirect: string, otherSites: readonly string[]): string | null {
  // Parsed as a browser parses it: what looks like a path (`//evil`, `/\evil`, `/<tab>/evil`) may name another host.
  if (!URL.canParse(redirect, here)) return null;
  const url = new URL(redirect, here);
  // A path that only becomes `//evil` once its dots are taken out would name another host when it is followed.
  const isPath = redirect.startsWith('/') && !url.pathname.startsWith('//');
  if (url.origin === here) return isPath && !ENTRANCES.includes(url.pathname) ? url.pathname + url.search + url.hash : null;
  return otherSites.includes(url.origin) ? `${HANDOFF}?redirectUrl=${encodeURIComponent(url.href)}` : null;
}
