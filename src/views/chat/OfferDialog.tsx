import { useId, useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { OfferTerms } from '../../../contract/chat-records.ts';
import { offerTerms } from '../../../contract/chat-records.ts';
import { useBoot } from '../core/boot.ts';
import { AmountField } from '../ui/AmountField.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { currencyOf } from './currency.ts';

interface OfferDialogProps {
  /** Of the conversation's job. */
  title: string;
  onClose: () => void;
  onOffer: (terms: OfferTerms) => void;
}

/** The form for the terms of an offer. */
export default function OfferDialog({ title, onClose, onOffer }: OfferDialogProps) {
  const { t } = useTranslation(['chat', 'validation', 'common']);
  const form = useId();
  const [country] = useState(useBoot().country);
  const [values, setValues] = useState({ title, amount: null as number | null, currency: currencyOf(country), starts_on: '', text: '' });
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const change = (name: keyof typeof values) => (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value });
  const submit = () => {
    const { amount } = values;
    if (Number.isNaN(amount)) return setWrong({ salary: 'invalid' });
    const salary = amount === null ? null : { from: amount, to: amount, currency: values.currency.toUpperCase(), period: 'month' as const };
    const read = offerTerms.safeParse({ title: values.title, salary, starts_on: values.starts_on || null, text: values.text });
    if (read.success) return onOffer(read.data);
    setWrong(Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), message])));
  };
  const errorOf = (name: string) => (wrong[name] ? t(`validation:${wrong[name]}`, { defaultValue: t('validation:invalid') }) : undefined);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('makeOffer')}
      description={t('makeOffer.text')}
      isClosedByOutside={false}
      actions={
        <>
          <Button type="submit" form={form} variant="primary">
            {t('makeOffer.send')}
          </Button>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={css({ display: 'grid', gap: '16' })}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField label={t('makeOffer.role')} required value={values.title} onChange={change('title')} error={errorOf('title')} />
        <div className={css({ display: 'grid', gridTemplateColumns: '1fr 96px', gap: '12' })}>
          <AmountField label={t('makeOffer.amount')} value={values.amount} onChange={(amount) => setValues({ ...values, amount })} error={errorOf('salary')} />
          <TextField label={t('makeOffer.currency')} maxLength={3} value={values.currency} onChange={change('currency')} />
        </div>
        <TextField label={t('makeOffer.starts')} type="date" value={values.starts_on} onChange={change('starts_on')} error={errorOf('starts_on')} />
        <TextArea label={t('makeOffer.words')} rows={3} value={values.text} onChange={change('text')} error={errorOf('text')} />
      </form>
    </Dialog>
  );
}
