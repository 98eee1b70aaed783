import Briefcase from '~icons/lucide/briefcase';
import Building2 from '~icons/lucide/building-complex';
import History from '~icons/lucide/rotate-ccw-clock';
import MapPin from '~icons/lucide/map-pin';
import { useTranslation } from './useTranslation.tsx';
import { css } from '#css/css';
import type { SuggestOption } from '../../machines/suggest/suggest.actors.ts';
import { menuItemStyle } from './menu.styles.ts';
import { suggestGroupStyle, suggestListStyle } from './searchField.styles.ts';
import { suggestGroups } from './suggestGroups.ts';

const ICONS = { title: Briefcase, function: Briefcase, company: Building2, location: MapPin, recent: History } as const;
const count = css({ color: 'quiet', fontSize: '13', fontVariantNumeric: 'tabular-nums' });
const forget = css({
  position: 'relative',
  fontWeight: '500',
  color: 'quiet',
  _hover: { color: 'ink', textDecoration: 'underline' },
  _after: { content: '""', position: 'absolute', inset: '-12px' },
});

interface SuggestListProps {
  id: string;
  label: string;
  options: readonly SuggestOption[];
  active: number;
  isUnavailable: boolean;
  onPoint: (index: number) => void;
  onChoose: (index: number) => void;
  onForget: (() => void) | undefined;
}

/** The suggestions, by kind. The focus stays in the field; the active option is referenced by id. */
export default function SuggestList({ id, label, options, active, isUnavailable, onPoint, onChoose, onForget }: SuggestListProps) {
  const { t, i18n } = useTranslation('common');
  return (
    // A click must not take the focus from the field.
    <div role="presentation" className={suggestListStyle} onMouseDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" aria-label={label}>
        {suggestGroups(options).map((group) => (
          <div key={`${group.kind}-${group.options[0]?.index}`} role="group" aria-label={t(`suggest.${group.kind}`)}>
            <p className={suggestGroupStyle} aria-hidden="true">
              {t(`suggest.${group.kind}`)}
              {group.kind === 'recent' && onForget ? (
                <button type="button" tabIndex={-1} className={forget} onClick={onForget}>
                  {t('clear')}
                </button>
              ) : null}
            </p>
            {group.options.map(({ option, index }) => {
              const Icon = ICONS[option.kind];
              return (
                <button
                  key={index}
                  type="button"
                  tabIndex={-1}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  data-highlighted={index === active || undefined}
                  className={menuItemStyle}
                  onMouseMove={() => onPoint(index)}
                  onClick={() => onChoose(index)}
                >
                  <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
                  <span className={css({ flex: '1', minW: '0' })}>{option.value}</span>
                  {option.jobs === null ? null : (
                    <span className={count}>{t('jobs.count', { count: option.jobs, formatted: option.jobs.toLocaleString(i18n.language) })}</span>
                  )}
                </button>
              );
            })}
          </div>
        ))}
      </div>
      {options.length === 0 ? <p className={css({ p: '12', color: 'quiet' })}>{t(isUnavailable ? 'suggest.unavailable' : 'suggest.nothing')}</p> : null}
    </div>
  );
}
