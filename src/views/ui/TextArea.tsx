import type { ComponentProps } from 'react';
import { useTranslation } from './useTranslation.tsx';
import { css, cx } from '#css/css';
import { Field, type FieldProps } from './Field.tsx';
import { inputBase } from './field.styles.ts';
import { ownDirection } from './ownDirection.ts';

const box = css(inputBase, { minH: '120px', resize: 'vertical', lineHeight: '1.5', fieldSizing: 'content', maxH: '50vh' });
const counter = css({
  mt: '4',
  fontSize: '13',
  color: 'quiet',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  '&[data-over]': { color: 'refusedText', fontWeight: '600' },
});

type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'value'> & {
    value: string;
    /** Counted down below the field. More can be typed, so that a pasted text isn't truncated; the form rejects it. */
    limit?: number;
  };

/** A multi-line text field that grows with its content. */
export function TextArea({ label, hint, error, required, isLabelHidden, id, limit, className, value, ...rest }: TextAreaProps) {
  const { t, i18n } = useTranslation('common');
  const left = limit === undefined ? 0 : limit - value.length;
  return (
    <div>
      <Field label={label} hint={hint} error={error} required={required} isLabelHidden={isLabelHidden} id={id}>
        {(control) => <textarea rows={4} {...ownDirection(undefined, value)} {...rest} {...control} value={value} className={cx(box, className)} />}
      </Field>
      {limit === undefined ? null : (
        <p className={counter} data-over={left < 0 || undefined}>
          {left < 0
            ? t('counter.over', { count: -left, formatted: (-left).toLocaleString(i18n.language) })
            : t('counter.left', { count: left, formatted: left.toLocaleString(i18n.language) })}
        </p>
      )}
    </div>
  );
}
