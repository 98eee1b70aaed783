import { useMemo } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { COUNTRIES, type Country } from '../../../../contract/countries.ts';
import { CURRENCIES, NATIONALITIES, SPOKEN } from '../../../../contract/profile-lists.ts';
import type { Values } from '../../../machines/record/record.types.ts';
import { listRequest, type ListQuery } from '../../../services/profile/listRequest.ts';
import { useBoot } from '../../core/boot.ts';
import { useRequest } from '../../core/useRequest.ts';
import type { Choice } from '../../ui/ChoicesField.tsx';

/** Where the options of a field come from: a config list of the server, Intl, or our own texts. */
export type Source =
  | 'industry_lists'
  | 'job_functions'
  | 'educations'
  | 'job_types'
  | 'notice_period_lists'
  | 'user_identity_lists'
  | 'places'
  | 'markets'
  | 'nationalities'
  | 'languages'
  | 'currencies'
  | 'timezones'
  | keyof typeof OURS;

const OURS = {
  proficiencies: ['elementary', 'limited', 'professional', 'fluent', 'native'],
  arrangements: ['onsite', 'hybrid', 'remote'],
  salaryTypes: ['Monthly', 'Annually', 'Daily', 'Hourly', 'Negotiable', 'Unpaid'],
  statuses: ['looking', 'open', 'notLooking'],
  seekerTypes: ['professional', 'graduate', 'student', 'returning', 'changing'],
} as const;
const FETCHED = ['industry_lists', 'job_functions', 'educations', 'job_types', 'notice_period_lists', 'user_identity_lists'] as const;
type Fetched = (typeof FETCHED)[number];
const isFetched = (source: Source): source is Fetched => (FETCHED as readonly string[]).includes(source);

function named(type: 'region' | 'language' | 'currency', codes: readonly string[], language: string): Choice[] {
  const names = new Intl.DisplayNames([language], { type });
  const label = (code: string) => (type === 'currency' ? code : (names.of(code) ?? code));
  const choices = codes.map((value) => ({ value, label: label(value) }));
  return type === 'currency' ? choices : choices.toSorted((one, other) => one.label.localeCompare(other.label, language));
}

/** The options that are available right away; null for those that are fetched. */
function known(source: Source, language: string, say: (key: string) => string, isOffered: (country: Country) => boolean): Choice[] | null {
  if (source in OURS) return OURS[source as keyof typeof OURS].map((value) => ({ value, label: say(`${source}.${value}`) }));
  if (source === 'nationalities') return named('region', NATIONALITIES, language);
  if (source === 'languages') return named('language', SPOKEN, language);
  if (source === 'currencies') return named('currency', CURRENCIES, language);
  if (source === 'timezones') return Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') }));
  if (source === 'markets')
    return COUNTRIES.filter(isOffered).map(({ id, code }) => ({
      value: id,
      label: new Intl.DisplayNames([language], { type: 'region' }).of(code.toUpperCase()) ?? code,
    }));
  return null;
}

/** @param country for places of another country than the user's own; 0 before it is chosen */
function queryOf(source: Source | undefined, country: number | null): ListQuery {
  if (source === 'places') return country === 0 ? null : { list: source, countryId: country };
  return source !== undefined && isFetched(source) ? { list: source } : null;
}

/** The options of a field; empty until they are loaded. @param values the current values: places depend on the country */
export function useChoices(source: Source | undefined, values: Values): readonly Choice[] {
  const { t, i18n } = useTranslation('profile');
  const home = useBoot().country;
  const country = values['is_overseas'] === true ? Number(values['country_id'] ?? 0) : null;
  const [{ context }] = useRequest(listRequest, queryOf(source, country), { reuse: 'always' });
  const { response } = context;
  const fetched = useMemo(() => response?.map(({ id, value }) => ({ value: id, label: value })) ?? [], [response]);
  // Overseas means another country than this market's, as in specification §5; an earlier choice stays.
  const isOffered = ({ id, code }: Country) => code !== home || id === Number(values['country_id'] ?? 0);
  return source === undefined ? [] : (known(source, i18n.language, t, isOffered) ?? fetched);
}
