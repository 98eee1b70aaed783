import ArrowRight from '~icons/lucide/arrow-right';
import MapPin from '~icons/lucide/map-pin';
import Search from '~icons/lucide/search';
import type { FormEvent, MouseEvent, ReactNode } from 'react';
import { useTranslation } from './useTranslation.tsx';
import { useHref } from 'react-router-dom';
import { css, cx } from '#css/css';
import { Button } from './Button.tsx';
import { type Locating, LocationButton } from './LocationButton.tsx';
import { SuggestInput, type Suggesting } from './SuggestInput.tsx';

/** Reserves the space on the page while the form covers the screen. */
const place = css({ minH: { base: '190px', md: '0' } });
const bar = css({
  position: 'relative',
  zIndex: '1',
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '1.25fr 1fr auto' },
  bg: 'raised',
  borderRadius: 'card',
  boxShadow: '0 0 0 1px {colors.edge}',
  transition: 'box-shadow {durations.fast}',
  '&:hover': { boxShadow: '0 0 0 1px {colors.quiet}' },
  // A phone's screen has room for the fields, their suggestions and the keyboard, and for nothing else.
  mdDown: {
    '&:has(input:focus)': {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      alignContent: 'start',
      gap: '8',
      px: '16',
      pt: '12',
      bg: 'paper',
      borderRadius: '0',
      boxShadow: 'none',
    },
  },
});
const whereStyle = css({
  position: 'relative',
  display: 'grid',
  _before: {
    content: '""',
    position: 'absolute',
    bg: 'line',
    md: { insetInlineStart: '0', insetBlock: '12px', w: '1px' },
    mdDown: {
      insetInline: '16px',
      insetBlockStart: '0',
      h: '1px',
      'form:has(input:focus) &': { display: 'none' },
      // The fields are beside each other.
      'form[data-compact] &': { insetInline: '0 auto', insetBlock: '12px', w: '1px', h: 'auto' },
    },
  },
});
const end = css({
  display: 'flex',
  gap: '8',
  p: '8',
  '& > *': { flex: '1 1 auto', minH: { base: '52px', md: '48px' } },
  // The close button is only needed while the form covers the page.
  '& > :last-child': { display: 'none', flex: 'none' },
  mdDown: { 'form:has(input:focus) &': { p: '0', '& > :last-child': { display: 'inline-flex' } } },
});
/** A phone's browser keeps the focus in a field when a button is tapped. */
const leave = () => (document.activeElement as HTMLElement | null)?.blur();
/** A tap must not take the focus from the field: the form would move back under the finger. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** On a results page: one pill, with labels for screen readers only. On a phone, it becomes the large form while typing. */
const compactPlace = css({ minH: '46px', maxW: { md: '640px' } });
const compactBar = css({
  md: { gridTemplateColumns: '1.2fr 1fr auto', borderRadius: 'full' },
  mdDown: { '&:not(:has(input:focus))': { gridTemplateColumns: '1.1fr 1fr', borderRadius: 'full' } },
});
const compactEnd = css({
  md: { p: '0', alignItems: 'center', paddingInlineEnd: '4px', '& > :first-child': { minH: '38px', h: '38px', w: '38px', p: '0', borderRadius: 'full' } },
  mdDown: { 'form:not(:has(input:focus)) &': { display: 'none' } },
});
/** The pill's button is an arrow; its text is for screen readers, and for the large form on a phone. */
const compactWord = css({ md: { srOnly: true } });
const compactArrow = css({ mdDown: { display: 'none' }, _rtl: { scale: '-1 1' } });

interface SearchFieldProps {
  look?: 'large' | 'compact';
  what: Suggesting;
  where: Suggesting;
  locating: Locating;
  /** The result of locating the device. */
  locationNote: ReactNode;
  onSearch: () => void;
}

/**
 * The search field: what and where in one bar, stacked on a phone, where it covers the screen while typing. A plain form underneath, so that it works
 * without scripts.
 */
export function SearchField({ look = 'large', what, where, locating, locationNote, onSearch }: SearchFieldProps) {
  const isCompact = look === 'compact';
  const { t } = useTranslation('common');
  const action = useHref('/jobs-hiring/job-search');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    what.onDismiss();
    where.onDismiss();
    onSearch();
    // Submitting the same search again doesn't navigate: on a phone, the form still returns to its place.
    if (getComputedStyle(event.currentTarget).position === 'fixed') leave();
  };
  return (
    <div className={isCompact ? compactPlace : place}>
      <form role="search" action={action} className={isCompact ? cx(bar, compactBar) : bar} data-compact={isCompact || undefined} onSubmit={submit}>
        <SuggestInput
          label={t('search.what')}
          placeholder={t(isCompact ? 'search.whatShort' : 'search.whatPlaceholder')}
          name="query"
          icon={<Search size={20} aria-hidden="true" />}
          suggesting={what}
        />
        <div className={whereStyle}>
          <SuggestInput
            label={t('search.where')}
            placeholder={t(isCompact ? 'search.whereShort' : 'search.wherePlaceholder')}
            name="location"
            icon={<MapPin size={20} aria-hidden="true" />}
            end={<LocationButton {...locating} />}
            suggesting={where}
          />
        </div>
        <div className={isCompact ? cx(end, compactEnd) : end}>
          <Button type="submit" variant="primary" size="large" onMouseDown={keepFocus}>
            {isCompact ? (
              <>
                <span className={compactWord}>{t('search.submit')}</span>
                <ArrowRight size={20} aria-hidden="true" className={compactArrow} />
              </>
            ) : (
              t('search.submit')
            )}
          </Button>
          <Button variant="plain" size="large" tabIndex={-1} onClick={leave}>
            {t('cancel')}
          </Button>
        </div>
      </form>
      <div role="status">{locationNote}</div>
    </div>
  );
}
