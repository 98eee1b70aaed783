import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, type KeyboardEvent } from 'react';
import { css, cx } from '#css/css';
import { suggested, type Suggested } from '../../../services/profile/suggested.ts';
import { Field, type FieldProps } from '../../ui/Field.tsx';
import { inputStyle } from '../../ui/field.styles.ts';
import { isComposing } from '../../ui/isComposing.ts';
import { menuItemStyle } from '../../ui/menu.styles.ts';
import { ownDirection } from '../../ui/ownDirection.ts';

interface SuggestFieldProps extends FieldProps {
  id: string;
  suggests: Suggested;
  value: string;
  onChange: (value: string) => void;
}

const WAYS: Readonly<Record<string, 'next' | 'previous'>> = { ArrowDown: 'next', ArrowUp: 'previous' };
const place = css({ position: 'relative' });
const list = css({
  position: 'absolute',
  zIndex: 'popover',
  insetInline: '0',
  insetBlockStart: 'calc(100% + {spacing.4})',
  maxH: '320px',
  overflowY: 'auto',
  p: '4',
  bg: 'raised',
  borderRadius: 'card',
  boxShadow: 'float',
});

/** A text field with suggestions below it (APG combobox); other text is accepted too. */
export function SuggestField({ suggests, value, onChange, ...field }: SuggestFieldProps) {
  const actor = useActorRef(suggested[suggests], { input: { kind: 'what', text: value } });
  const { options, active } = useSelector(actor, ({ context }) => context);
  const isOpen = useSelector(actor, ({ tags }) => tags.has('open')) && options.length > 0;
  const report = useEffectEvent(onChange);
  useEffect(() => {
    const chosen = actor.on('suggestion.chosen', ({ option }) => report(option.value));
    return () => chosen.unsubscribe();
  }, [actor]);
  const press = (event: KeyboardEvent) => {
    // While an input method is composing, keys belong to it.
    if (isComposing(event) || !isOpen) return;
    const way = WAYS[event.key];
    if (way) actor.send({ type: `option.${way}` });
    else if (event.key === 'Enter' && active >= 0) actor.send({ type: 'option.chosen' });
    else if (event.key === 'Escape') actor.send({ type: 'suggest.dismissed' });
    else return;
    event.preventDefault();
    // Escape closes the list, not the editor around it.
    event.stopPropagation();
  };
  return (
    <Field {...field}>
      {(control) => (
        <div className={place}>
          <input
            {...ownDirection('text', value)}
            {...control}
            type="text"
            role="combobox"
            autoComplete="off"
            className={inputStyle}
            value={value}
            aria-expanded={isOpen}
            aria-autocomplete="list"
            aria-controls={isOpen ? `${control.id}-list` : undefined}
            aria-activedescendant={isOpen && active >= 0 ? `${control.id}-list-${active}` : undefined}
            onKeyDown={press}
            onBlur={() => actor.send({ type: 'suggest.dismissed' })}
            onChange={(event) => {
              onChange(event.target.value);
              actor.send({ type: 'text.typed', text: event.target.value });
            }}
          />
          {isOpen ? (
            // A click must not take the focus from the field.
            <div role="presentation" className={list} onMouseDown={(event) => event.preventDefault()}>
              <div id={`${control.id}-list`} role="listbox" aria-label={field.label}>
                {options.map((option, index) => (
                  <button
                    key={`${option.kind}-${option.id}`}
                    type="button"
                    tabIndex={-1}
                    id={`${control.id}-list-${index}`}
                    role="option"
                    aria-selected={index === active}
                    data-highlighted={index === active || undefined}
                    className={cx(menuItemStyle, css({ overflowWrap: 'anywhere' }))}
                    onMouseMove={() => actor.send({ type: 'option.pointed', index })}
                    onClick={() => actor.send({ type: 'option.chosen', index })}
                  >
                    {option.value}
                  </button>
                ))}
              </div>
            </div>
          ) : null}
        </div>
      )}
    </Field>
  );
}
