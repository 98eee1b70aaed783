import { type ComponentProps, useState } from 'react';
import { amountText, readAmount } from '../../lib/salary/typed.ts';
import { TextField } from './TextField.tsx';
import { useTranslation } from './useTranslation.tsx';

interface AmountFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur' | 'inputMode'> {
  /** Null for none; NaN for a text that isn't an amount, so that it counts neither as empty nor as an earlier amount. */
  value: number | null;
  onChange: (amount: number | null) => void;
}

const EXAMPLE = 18.5;

/** An amount of money, typed with the signs of the page's language. Shows the text as typed until the field is left, then the amount that was read. */
export function AmountField({ value, error, onChange, ...rest }: AmountFieldProps) {
  const { t, i18n } = useTranslation('validation');
  const { language } = i18n;
  const [typed, setTyped] = useState<{ text: string; isLeft: boolean } | null>(null);
  const isUnreadable = Number.isNaN(value);
  const shown = value === null || isUnreadable ? '' : amountText(value, language);
  // Something else replaced an unreadable text after the field was left.
  const isReplaced = typed?.isLeft === true && !isUnreadable;
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      value={isReplaced ? shown : (typed?.text ?? shown)}
      error={isUnreadable && (typed?.isLeft !== false || error) ? t('amount.invalid', { example: amountText(EXAMPLE, language) }) : error}
      onChange={({ target: { value: text } }) => {
        setTyped({ text, isLeft: false });
        onChange(readAmount(text, language));
      }}
      onBlur={() => setTyped(typed && isUnreadable ? { ...typed, isLeft: true } : null)}
    />
  );
}
