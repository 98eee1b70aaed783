import { useTranslation } from '../../ui/useTranslation.tsx';
import type { Country } from '../../../../contract/countries.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import { looksLikeEmail } from '../../../lib/email.ts';
import { type PhoneFault, phoneFormat, phoneRule } from '../../../lib/phone.ts';
import type { RegistrationDetails } from '../../../machines/register/register.actors.ts';

/** What a person enters to create an account. */
export interface Details {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** Country code of the prefix in front of the number. */
  phoneCountry: string;
  password: string;
  terms: boolean;
}

export const EMPTY_DETAILS: Details = { firstName: '', lastName: '', email: '', phone: '', phoneCountry: '', password: '', terms: false };

export type DetailErrors = Partial<Record<keyof Details, string>>;

const ORDER: readonly (keyof Details)[] = ['firstName', 'lastName', 'email', 'phone', 'password', 'terms'];
export const firstError = (errors: DetailErrors) => ORDER.find((field) => errors[field]);

/** The country whose number format applies: the prefix's, otherwise the page's. */
const phoneCountryOf = (details: Details, country: Country | undefined): string => details.phoneCountry || (country?.code ?? 'ph');

/** The payload field of each detail. */
const WIRE: Partial<Record<keyof Details, string>> = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'contact_number',
  password: 'password',
  terms: 'terms_and_condition',
};

/** The rules of specification §5 for the input, as keys of the `validation` texts. The server checks the same again. */
export function detailFaults(
  details: Details,
  country: Country | undefined,
  { needsPassword }: { needsPassword: boolean },
): Partial<Record<keyof Details, string>> {
  const faults: Partial<Record<keyof Details, string>> = {};
  for (const name of ['firstName', 'lastName'] as const) {
    if (details[name].trim() === '') faults[name] = 'required';
    else if (details[name].trim().length > LIMITS.nameLength) faults[name] = 'name.tooLong';
  }
  if (details.email.trim() === '') faults.email = 'email.required';
  else if (!looksLikeEmail(details.email)) faults.email = 'email.invalid';
  const digits = details.phone.replace(/\D/g, '').length;
  const rule = phoneRule(phoneCountryOf(details, country));
  if (details.phone.trim() !== '' && digits < rule.digits.min) faults.phone = 'phone.tooFewDigits';
  if (digits > LIMITS.phoneLength) faults.phone = 'phone.tooLong';
  if (needsPassword && details.password.length < LIMITS.passwordMin) faults.password = 'password.tooShort';
  if (details.password.length > LIMITS.passwordMax) faults.password = 'password.tooLong';
  if (!details.terms) faults.terms = 'terms.required';
  return faults;
}

/** All messages to show: about the input, and from the server, at their fields. */
export function useDetailErrors(
  details: Details,
  country: Country | undefined,
  needs: { needsPassword: boolean },
  fields: Record<string, string[]>,
  { emailTaken, phoneTaken, phoneFault }: { emailTaken: boolean; phoneTaken: boolean; phoneFault: PhoneFault | null },
) {
  const { t } = useTranslation(['validation', 'errors']);
  const format = phoneFormat(phoneCountryOf(details, country));
  const typed: DetailErrors = Object.fromEntries(Object.entries(detailFaults(details, country, needs)).map(([field, key]) => [field, t(key, format)]));
  const served: DetailErrors = {
    ...Object.fromEntries(Object.entries(WIRE).flatMap(([field, name]) => (fields[name]?.[0] ? [[field, fields[name][0]]] : []))),
    ...(emailTaken ? { email: t('errors:emailTaken') } : {}),
    ...(phoneTaken ? { phone: t('errors:phoneTaken') } : {}),
    ...(phoneFault ? { phone: t(phoneFault, format) } : {}),
  };
  return { typed, served, all: { ...served, ...typed } };
}

/** As the charts expect it. */
export function toRegistration(details: Details, country: Country | undefined): RegistrationDetails {
  return {
    email: details.email.trim(),
    ...(details.password === '' ? {} : { password: details.password }),
    first_name: details.firstName.trim(),
    last_name: details.lastName.trim(),
    terms_and_condition: true,
    phone: details.phone.trim() === '' ? null : { text: details.phone, countryCode: phoneCountryOf(details, country) },
    ...(country ? { country_key: country.code } : {}),
  };
}
