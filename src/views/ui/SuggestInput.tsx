import X from '~icons/lucide/x';
import { lazy, Suspense, useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from './useTranslation.tsx';
import type { SuggestOption } from '../../machines/suggest/suggest.actors.ts';
import { untilThere } from '../../services/untilThere.ts';
import { IconButton } from './IconButton.tsx';
import { isComposing } from './isComposing.ts';
import { suggestClearStyle, suggestFieldStyle, suggestInputStyle, suggestLabelStyle } from './searchField.styles.ts';
import { Spinner } from './Spinner.tsx';

/** Loads with the suggestions it shows: the field works without. */
const SuggestList = lazy(() => untilThere(() => import('./SuggestList.tsx'), { isWanted: false }));

/** How the active option moves. */
export type Way = 'next' | 'previous' | 'first' | 'last';

const WAYS: Readonly<Record<string, Way>> = { ArrowDown: 'next', ArrowUp: 'previous', PageUp: 'first', PageDown: 'last' };

/** The suggest chart's state and events: every prop is a part of its snapshot or one of its events. */
export interface Suggesting {
  value: string;
  options: readonly SuggestOption[];
  /** Index of the active option; -1 for none. */
  active: number;
  isOpen: boolean;
  /** The lookup found nothing similar. */
  isNothing?: boolean;
  /** A lookup is running; the earlier list stays. */
  isLooking?: boolean;
  /** The lookup failed; the field itself works. */
  isUnavailable?: boolean;
  onFocus: () => void;
  onType: (text: string) => void;
  onMove: (way: Way) => void;
  onPoint: (index: number) => void;
  onChoose: (index: number) => void;
  onDismiss: () => void;
  onForget?: () => void;
}

interface SuggestInputProps {
  label: string;
  placeholder: string;
  /** Its name in the form, for submitting without scripts. */
  name: string;
  icon: ReactNode;
  /** At its end while it is empty. */
  end?: ReactNode;
  suggesting: Suggesting;
}

/** A text field with suggestions below (APG combobox with a listbox popup): arrow keys move, Enter takes, Escape closes. */
export function SuggestInput({ label, placeholder, name, icon, end = <span />, suggesting }: SuggestInputProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  const {
    value,
    options,
    active,
    isNothing = false,
    isLooking = false,
    isUnavailable = false,
    onFocus,
    onType,
    onMove,
    onPoint,
    onChoose,
    onDismiss,
    onForget,
  } = suggesting;
  // The field may already contain what was typed before this code was loaded.
  useEffect(() => {
    const input = ref.current;
    if (!input || input.value === value) return;
    onType(input.value);
    if (document.activeElement !== input) onDismiss();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const isOpen = isUnavailable || (suggesting.isOpen && (options.length > 0 || isNothing));
  const press = (event: KeyboardEvent) => {
    // While an input method is composing, keys belong to it.
    if (isComposing(event)) return;
    const way = WAYS[event.key];
    if (way && (isOpen || event.key.startsWith('Arrow'))) {
      event.preventDefault();
      if (isOpen) onMove(way);
      else onFocus();
    } else if (event.key === 'Enter' && isOpen && active >= 0) {
      event.preventDefault();
      onChoose(active);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      onDismiss();
    }
  };
  return (
    <div className={suggestFieldStyle}>
      {isLooking ? <Spinner /> : icon}
      {/* Covers the field, so that a click anywhere in it hits the input. */}
      <label htmlFor={id} className={suggestLabelStyle}>
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        name={name}
        type="text"
        role="combobox"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        placeholder={placeholder}
        className={suggestInputStyle}
        value={value}
        aria-expanded={isOpen}
        aria-busy={isLooking || undefined}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${id}-list-${active}` : undefined}
        onFocus={onFocus}
        onBlur={onDismiss}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={press}
      />
      {value === '' ? (
        end
      ) : (
        <IconButton
          label={t('search.clear')}
          className={suggestClearStyle}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => (onType(''), ref.current?.focus())}
        >
          <X size={18} aria-hidden="true" />
        </IconButton>
      )}
      <Suspense>
        {isOpen ? (
          <SuggestList
            id={`${id}-list`}
            label={label}
            options={options}
            active={active}
            isUnavailable={isUnavailable}
            onPoint={onPoint}
            onChoose={onChoose}
            onForget={onForget}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
