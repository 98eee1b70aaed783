import type { ReactNode } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Country } from '../../../../contract/countries.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { DetailErrors, Details } from './details.ts';
import { PHONE_PREFIXES, prefixFor } from '../../../lib/phonePrefixes.ts';

interface PersonFieldsProps {
  details: Details;
  errors: DetailErrors;
  country: Country | undefined;
  onChange: (part: Partial<Details>) => void;
  /** Why they are needed, if it differs from the text for job seekers. */
  hints?: { email: string; phone: string };
  /** Below the email address: what to do about it. */
  emailNote?: ReactNode;
}

const pair = css({ display: 'grid', gap: '16', md: { gridTemplateColumns: '1fr 1fr' } });
const phone = css({ display: 'grid', gap: '8', gridTemplateColumns: '116px 1fr', alignItems: 'start' });

/** Personal details: names, email address, number. All support autofill. */
export function PersonFields({ details, errors, country, onChange, hints, emailNote }: PersonFieldsProps) {
  const { t } = useTranslation('getStarted');
  const prefix = details.phoneCountry || prefixFor(country);
  return (
    <>
      <div className={pair}>
        <TextField
          id="details-firstName"
          label={t('firstName')}
          autoComplete="given-name"
          required
          value={details.firstName}
          error={errors.firstName}
          onChange={(event) => onChange({ firstName: event.target.value })}
        />
        <TextField
          id="details-lastName"
          label={t('lastName')}
          autoComplete="family-name"
          required
          value={details.lastName}
          error={errors.lastName}
          onChange={(event) => onChange({ lastName: event.target.value })}
        />
      </div>
      <TextField
        id="details-email"
        label={t('email')}
        hint={hints?.email ?? t('email.hint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        value={details.email}
        error={errors.email}
        onChange={(event) => onChange({ email: event.target.value })}
      />
      {emailNote}
      <div className={phone}>
        <Select
          label={t('phone.prefix')}
          value={prefix}
          options={PHONE_PREFIXES}
          autoComplete="tel-country-code"
          onChange={(event) => onChange({ phoneCountry: event.target.value })}
        />
        <TextField
          id="details-phone"
          label={t('phone')}
          hint={hints?.phone ?? t('phone.hint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          value={details.phone}
          error={errors.phone}
          onChange={(event) => onChange({ phone: event.target.value })}
        />
      </div>
    </>
  );
}
