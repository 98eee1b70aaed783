import { Combobox as Ark, createListCollection } from '@ark-ui/react/combobox';
import { Portal } from '@ark-ui/react/portal';
import { Check, ChevronDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { css, cx } from '#css/css';
import { Asterisk, FieldError, useFieldIds, type FieldProps } from './Field.tsx';
import { inputBase, labelStyle } from './field.styles.ts';
import { menuItemStyle, menuStyle } from './menu.styles.ts';

export interface ComboboxItem {
  value: string;
  label: string;
}

interface ComboboxProps extends FieldProps {
  items: readonly ComboboxItem[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Several at once: what is chosen then stands elsewhere, as chips. */
  isMultiple?: boolean;
  placeholder?: string;
}

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();
const SHOWN = 100;

/** Chosen from a long list by typing a part of it; accents and case do not matter. */
export function Combobox({ label, hint, error, required, items, value, onChange, isMultiple = false, placeholder }: ComboboxProps) {
  const { t } = useTranslation('common');
  const ids = useFieldIds({ hint, error });
  const [typed, setTyped] = useState('');
  const collection = useMemo(
    () => createListCollection({ items: items.filter((item) => fold(item.label).includes(fold(typed))).slice(0, SHOWN) }),
    [items, typed],
  );
  return (
    <Ark.Root
      collection={collection}
      value={[...value]}
      multiple={isMultiple}
      selectionBehavior={isMultiple ? 'clear' : 'replace'}
      onValueChange={(details) => onChange(details.value)}
      onInputValueChange={(details) => setTyped(details.reason === 'input-change' ? details.inputValue : '')}
      onOpenChange={({ open }) => (open ? undefined : setTyped(''))}
      openOnClick
      invalid={Boolean(error)}
      required={required ?? false}
    >
      <Ark.Label className={labelStyle}>
        {label}
        {required ? <Asterisk /> : null}
      </Ark.Label>
      <Ark.Control className={css({ position: 'relative' })}>
        <Ark.Input placeholder={placeholder} aria-describedby={ids.describedBy} className={css(inputBase, { paddingInlineEnd: '32' })} />
        <Ark.Trigger
          className={css({ position: 'absolute', insetInlineEnd: '0', insetBlock: '0', w: '44px', display: 'grid', placeItems: 'center', color: 'quiet' })}
        >
          <ChevronDown size={18} aria-hidden="true" />
        </Ark.Trigger>
      </Ark.Control>
      {error ? <FieldError id={ids.errorId}>{error}</FieldError> : null}
      {hint ? (
        <p id={ids.hintId} className={css({ mt: '4', fontSize: '13', color: 'quiet' })}>
          {hint}
        </p>
      ) : null}
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={cx(menuStyle, css({ w: 'var(--reference-width)', maxH: '320px', overflowY: 'auto' }))}>
            {collection.items.length === 0 ? <p className={css({ p: '12', color: 'quiet' })}>{t('noMatch')}</p> : null}
            {collection.items.map((item) => (
              <Ark.Item key={item.value} item={item} className={menuItemStyle}>
                <Ark.ItemText className={css({ flex: '1' })}>{item.label}</Ark.ItemText>
                <Ark.ItemIndicator>
                  <Check size={18} aria-hidden="true" />
                </Ark.ItemIndicator>
              </Ark.Item>
            ))}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
