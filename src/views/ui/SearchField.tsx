import MapPin from '~icons/lucide/map-pin';
import Search from '~icons/lucide/search';
import type { FormEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { css } from '#css/css';
import { Button } from './Button.tsx';
import { SuggestInput, type Suggesting } from './SuggestInput.tsx';

/** Keeps the page in its place while the form below stands over it. */
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
    mdDown: { insetInline: '16px', insetBlockStart: '0', h: '1px', 'form:has(input:focus) &': { display: 'none' } },
  },
});
const end = css({
  display: 'flex',
  gap: '8',
  p: '8',
  '& > *': { flex: '1 1 auto', minH: { base: '52px', md: '48px' } },
  // Only where the form stands over the page is there something to leave.
  '& > :last-child': { display: 'none', flex: 'none' },
  mdDown: { 'form:has(input:focus) &': { p: '0', '& > :last-child': { display: 'inline-flex' } } },
});
/** A phone's browser keeps the focus in a field when a button is pressed. */
const leave = () => (document.activeElement as HTMLElement | null)?.blur();
/** A press must not take the focus from the field: the form would go back to its place under the finger. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

interface SearchFieldProps {
  what: Suggesting;
  where: Suggesting;
  onSearch: () => void;
}

/** The one search field: what and where in one bar, stacked on a phone, where it takes the screen while one types. A plain form underneath, so that it searches before any script is there. */
export function SearchField({ what, where, onSearch }: SearchFieldProps) {
  const { t } = useTranslation('common');
  const action = useHref('/jobs-hiring/job-search');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    what.onDismiss();
    where.onDismiss();
    onSearch();
    // The same search again turns no page: on a phone the form goes back to its place all the same.
    if (getComputedStyle(event.currentTarget).position === 'fixed') leave();
  };
  return (
    <div className={place}>
      <form role="search" action={action} className={bar} onSubmit={submit}>
        <SuggestInput
          label={t('search.what')}
          placeholder={t('search.whatPlaceholder')}
          name="query"
          icon={<Search size={20} aria-hidden="true" />}
          suggesting={what}
        />
        <div className={whereStyle}>
          <SuggestInput
            label={t('search.where')}
            placeholder={t('search.wherePlaceholder')}
            name="location"
            icon={<MapPin size={20} aria-hidden="true" />}
            suggesting={where}
          />
        </div>
        <div className={end}>
          <Button type="submit" variant="primary" size="large" onMouseDown={keepFocus}>
            {t('search.submit')}
          </Button>
          <Button variant="plain" size="large" tabIndex={-1} onClick={leave}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </div>
  );
}
