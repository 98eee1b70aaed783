import { LocaleProvider } from '@ark-ui/react/locale';
import { PinInput } from '@ark-ui/react/pin-input';
import { useTranslation } from './useTranslation.tsx';
import { css } from '#css/css';
import { FieldError, useFieldIds } from './Field.tsx';
import { inputBase, labelStyle } from './field.styles.ts';

const DIGITS = 6;
const cell = css(inputBase, {
  minW: '0',
  flex: '1 1 0',
  h: '56px',
  px: '0',
  textAlign: 'center',
  fontSize: '20',
  fontWeight: '600',
  fontVariantNumeric: 'tabular-nums',
});

interface OtpInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** All six digits are there: typed, pasted, or filled in by the phone. */
  onComplete: (code: string) => void;
  error?: string | undefined;
  disabled?: boolean;
}

/** The six digits of a one-time code. A phone fills it in from the message; a pasted code is distributed over the cells. */
export function OtpInput({ label, value, onChange, onComplete, error, disabled = false }: OtpInputProps) {
  const { t, i18n } = useTranslation('common');
  const ids = useFieldIds({ error });
  return (
    <LocaleProvider locale={i18n.language}>
      <PinInput.Root
        otp
        type="numeric"
        placeholder=""
        count={DIGITS}
        value={Array.from({ length: DIGITS }, (_, index) => value[index] ?? '')}
        onValueChange={(details) => onChange(details.value.join(''))}
        onValueComplete={(details) => onComplete(details.valueAsString)}
        disabled={disabled}
        invalid={Boolean(error)}
        translations={{ inputLabel: (index, length) => t('otp.digit', { index: index + 1, count: length }) }}
      >
        <PinInput.Label className={labelStyle}>{label}</PinInput.Label>
        {/* Digits run left to right in every script. */}
        <PinInput.Control dir="ltr" className={css({ display: 'flex', gap: '8' })}>
          {Array.from({ length: DIGITS }, (_, index) => (
            <PinInput.Input key={index} index={index} aria-describedby={ids.describedBy} className={cell} />
          ))}
        </PinInput.Control>
        <PinInput.HiddenInput />
        {error ? <FieldError id={ids.errorId}>{error}</FieldError> : null}
      </PinInput.Root>
    </LocaleProvider>
  );
}
