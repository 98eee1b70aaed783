import { useState, type FormEvent } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { COMPANY_TYPES, type CompanyDetails, companyDetails, type CompanyPage, LISTING_STATUSES } from '../../../contract/company-workspace.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { ChoicesField } from '../ui/ChoicesField.tsx';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { footBarStyle } from '../ui/footBar.styles.ts';
import { Select } from '../ui/Select.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useFocus } from '../ui/useFocus.ts';

interface CompanyFormProps {
  page: CompanyPage;
  /** The server's messages by field. */
  served: Record<string, string[]>;
  isBusy: boolean;
  hasFailed: boolean;
  onChange: () => void;
  onSave: (details: CompanyDetails) => void;
  onClose: () => void;
}

const pair = css({ display: 'grid', gap: '16', md: { gridTemplateColumns: '1fr 1fr' } });

const idOf = (name: string) => `company-${name}`;

/** The form of a company's details. */
export function CompanyForm({ page, served, isBusy, hasFailed, onChange, onSave, onClose }: CompanyFormProps) {
  const { t } = useTranslation(['company', 'validation']);
  const [details, setDetails] = useState(page.details);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const form = useFocus<HTMLFormElement>();
  const change = (part: Partial<CompanyDetails>) => {
    setDetails((before) => ({ ...before, ...part }));
    onChange();
  };
  const errorOf = (name: keyof CompanyDetails) => (wrong[name] ? t(`validation:${wrong[name]}`) : served[name]?.[0]);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const read = companyDetails.safeParse(details);
    setWrong(read.success ? {} : Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), message])));
    if (read.success) onSave(read.data);
    else document.getElementById(idOf(String(read.error.issues[0]?.path[0])))?.focus();
  };
  const text = (name: 'registered_name' | 'website' | 'address') => ({
    id: idOf(name),
    label: t(`field.${name}`),
    value: details[name] ?? '',
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  const long = (name: 'about' | 'culture') => ({
    id: idOf(name),
    label: t(`field.${name}`),
    value: details[name] ?? '',
    error: errorOf(name),
    limit: LIMITS.descriptionMax,
    rows: 5,
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  const listed = (name: 'size_id' | 'financing_stage_id' | 'industry_id', options: CompanyPage['options']['sizes']) => ({
    id: idOf(name),
    label: t(`field.${name}`),
    placeholder: t('choose'),
    value: String(details[name] ?? ''),
    error: errorOf(name),
    options: options.map(({ id, value }) => ({ value: String(id), label: value })),
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value === '' ? null : Number(event.target.value) }),
  });
  const { sizes, financing_stages: stages, industries, benefits, cultures } = page.options;
  return (
    <form ref={form} noValidate onSubmit={save} className={css({ display: 'grid', gap: '16' })}>
      {page.verification === 'verified' ? <Callout severity="info">{t('changes.verification')}</Callout> : null}
      <TextField {...text('registered_name')} hint={t('field.registered_name.hint')} autoComplete="organization" />
      <TextField {...text('website')} hint={t('field.website.hint')} type="url" inputMode="url" autoComplete="url" />
      <div className={pair}>
        <Select {...listed('industry_id', industries)} />
        <Select {...listed('size_id', sizes)} />
        <Select
          label={t('field.company_type')}
          placeholder={t('choose')}
          value={details.company_type ?? ''}
          options={COMPANY_TYPES.map((type) => ({ value: type, label: t(`type.${type}`) }))}
          onChange={(event) => change({ company_type: COMPANY_TYPES.find((type) => type === event.target.value) ?? null })}
        />
        <TextField
          id={idOf('founded_on')}
          label={t('field.founded_on')}
          type="date"
          value={details.founded_on ?? ''}
          error={errorOf('founded_on')}
          onChange={(event) => change({ founded_on: event.target.value || null })}
        />
        <Select {...listed('financing_stage_id', stages)} />
        <Select
          label={t('field.listing_status')}
          placeholder={t('choose')}
          value={details.listing_status ?? ''}
          options={LISTING_STATUSES.map((status) => ({ value: status, label: t(`listing.${status}`) }))}
          onChange={(event) => change({ listing_status: LISTING_STATUSES.find((status) => status === event.target.value) ?? null })}
        />
      </div>
      <TextField {...text('address')} autoComplete="street-address" />
      <TextArea {...long('about')} />
      <TextArea {...long('culture')} />
      <ChoicesField
        label={t('field.benefit_ids')}
        placeholder={t('add')}
        choices={benefits.map(({ id, value }) => ({ value: String(id), label: value }))}
        value={details.benefit_ids}
        most={40}
        error={errorOf('benefit_ids')}
        onChange={(benefit_ids) => change({ benefit_ids })}
      />
      <ChoicesField
        label={t('field.culture_ids')}
        placeholder={t('add.value')}
        choices={cultures.map(({ id, value }) => ({ value: String(id), label: value }))}
        value={details.culture_ids}
        most={LIMITS.cultureValues}
        error={errorOf('culture_ids')}
        onChange={(culture_ids) => change({ culture_ids })}
      />
      {hasFailed ? <Callout severity="error">{t('failed')}</Callout> : null}
      {Object.keys(served).length > 0 || Object.keys(wrong).length > 0 ? <Callout severity="error">{t('invalid')}</Callout> : null}
      <div className={footBarStyle} data-foot-bar="">
        <Button type="submit" variant="primary" isLoading={isBusy}>
          {t('save')}
        </Button>
        <Button onClick={onClose} disabled={isBusy}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
