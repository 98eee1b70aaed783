import type { FastifyRequest } from 'fastify';
import type { Access } from '../../contract/call.ts';
import { COUNTRIES, countryById, type Country } from '../../contract/countries.ts';
import { languageById, LANGUAGES, primaryLanguage, type Language } from '../../contract/languages.ts';
import { DEFAULT_COUNTRY } from '../../contract/limits.ts';
import { ApiError } from './errors.ts';

/** Who makes a request. A guest has a user row too, so drafts have an owner before there is an account. */
export type Caller =
  | { kind: 'none'; userId: null; sessionId: null }
  | { kind: 'guest'; userId: string; sessionId: string }
  | { kind: 'seeker' | 'recruiter'; userId: string; sessionId: string };

export const NOBODY: Caller = { kind: 'none', userId: null, sessionId: null };

const ADMITTED: Record<Exclude<Access, 'public'>, readonly Caller['kind'][]> = {
  guest: ['guest', 'seeker'],
  seeker: ['seeker'],
  recruiter: ['recruiter'],
  member: ['seeker', 'recruiter'],
};

/**
 * Checks whether the caller may make a call.
 * @throws ApiError credentialsMissing (401) if signing in would help; noPermission (403) for someone signed in on the other side
 */
export function authorise(access: Access, caller: Caller): void {
  if (access === 'public' || ADMITTED[access].includes(caller.kind)) return;
  throw new ApiError(caller.kind === 'none' || caller.kind === 'guest' ? 'credentialsMissing' : 'noPermission');
}

/** Whether somebody is signed in, on either side. */
export const isMember = (caller: Caller): caller is Extract<Caller, { kind: 'seeker' | 'recruiter' }> =>
  caller.kind === 'seeker' || caller.kind === 'recruiter';

/** @throws ApiError alreadyLoggedIn for somebody who is signed in: a guest's drafts move to the account that a visitor signs in to, a member's don't */
export function requireSignedOut(caller: Caller): void {
  if (isMember(caller)) throw new ApiError('alreadyLoggedIn');
}

/** The language of Language-Id, or else the best of Accept-Language, or else English. */
export function languageOf(request: FastifyRequest): Language {
  const byId = languageById(Number(request.headers['language-id']));
  return byId ?? preferredLanguage(request.headers['accept-language']);
}

export function preferredLanguage(header: string | undefined): Language {
  for (const part of (header ?? '').split(',')) {
    const tag = part.split(';')[0]?.trim().toLowerCase() ?? '';
    const exact = LANGUAGES.find((language) => language.tag.toLowerCase() === tag);
    const close = LANGUAGES.find((language) => primaryLanguage(language.tag) === primaryLanguage(tag));
    if (exact ?? close) return (exact ?? close) as Language;
  }
  return LANGUAGES[0];
}

/** The country of Country-Id, or else of the `country` cookie, or else the default (specification §9: the Philippines). */
export function countryOf(request: Pick<FastifyRequest, 'headers' | 'cookies'>): Country {
  const cookie = COUNTRIES.find((country) => country.code === request.cookies['country']);
  return countryById(Number(request.headers['country-id'])) ?? cookie ?? defaultCountry();
}

export function defaultCountry(): Country {
  return COUNTRIES.find((country) => country.code === DEFAULT_COUNTRY) as Country;
}
