import type { Session } from '../../../contract/records.ts';

const here = 'https://here.invalid';

/** The paths of specification §2 where a sign-in ends. */
const WIZARD = '/jobseeker-complete-profile';
const LANDING = '/onsite-job';
/** The page for employers. */
const EMPLOYERS = '/employer';
const HANDOFF = '/jobseeker-login-redirect';
/** Returning to these after signing in would ask to sign in again. */
const ENTRANCES = ['/get-started', '/change-password'];

/**
 * Where to go after signing in (specification §4): the explicit redirect if there is one, to the company's other site via the route that hands over
 * the session; else the wizard for a job seeker whose profile is incomplete or out of date; else the home page. Employers go to their own
 * pages only, and job seekers to none of those, because a person may choose the other account than the page they came from is for.
 * @param redirect a path of ours, or a URL of the other site; anything else is ignored
 * @param otherSites the allow-listed origins of the company's other site
 */
export function targetAfterSignIn({ kind, user }: Pick<Session, 'kind' | 'user'>, redirect: string | null, otherSites: readonly string[]): string {
  const allowed = redirect === null ? null : allowedRedirect(redirect, otherSites);
  if (kind === 'recruiter') return allowed !== null && (allowed.startsWith(HANDOFF) || isForEmployers(allowed)) ? allowed : EMPLOYERS;
  if (allowed !== null && !isForEmployers(allowed)) return allowed;
  const needsWizard = user?.active_key === 1 && (!user.is_profile_completed || user.is_profile_update_required);
  return needsWizard ? WIZARD : LANDING;
}

const isForEmployers = (path: string): boolean => path.split(/[?#]/)[0] === EMPLOYERS || path.startsWith(`${EMPLOYERS}/`);

/** The sign-in page that returns to a page of ours: employers have their own. @param redirect null if nowhere in particular */
export function signInPath(redirect: string | null): string {
  if (redirect === null) return '/get-started';
  return `${isForEmployers(redirect) ? '/employer/login' : '/get-started'}?${new URLSearchParams({ redirect })}`;
}

function allowedRedirect(redirect: string, otherSites: readonly string[]): string | null {
  // Parsed like a browser does: what looks like a path (`//evil`, `/\evil`, `/<tab>/evil`) may name another host.
  if (!URL.canParse(redirect, here)) return null;
  const url = new URL(redirect, here);
  // A path that becomes `//evil` only after removing its dots would lead to another host.
  const isPath = redirect.startsWith('/') && !url.pathname.startsWith('//');
  if (url.origin === here) return isPath && !ENTRANCES.includes(url.pathname) ? url.pathname + url.search + url.hash : null;
  return otherSites.includes(url.origin) ? `${HANDOFF}?redirectUrl=${encodeURIComponent(url.href)}` : null;
}
