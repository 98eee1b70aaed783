import { MapPin, Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { css } from '#css/css';
import { Button } from './Button.tsx';
import { SuggestInput, type Suggesting } from './SuggestInput.tsx';

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
});
const place = css({
  position: 'relative',
  display: 'grid',
  _before: {
    content: '""',
    position: 'absolute',
    bg: 'line',
    md: { insetInlineStart: '0', insetBlock: '12px', w: '1px' },
    mdDown: { insetInline: '16px', insetBlockStart: '0', h: '1px' },
  },
});
const end = css({ p: '8', display: 'grid', '& button': { minH: { base: '52px', md: '48px' } } });

interface SearchFieldProps {
  what: Suggesting;
  where: Suggesting;
  onSearch: () => void;
}

/** The one search field: what and where in one bar, stacked on a phone. A plain form underneath, so that it searches before any script is there. */
export function SearchField({ what, where, onSearch }: SearchFieldProps) {
  const { t } = useTranslation('common');
  const action = useHref('/jobs-hiring/job-search');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    <form role="search" action={action} className={bar} onSubmit={submit}>
      <SuggestInput
        label={t('search.what')}
        placeholder={t('search.whatPlaceholder')}
        name="query"
        icon={<Search size={20} aria-hidden="true" />}
        suggesting={what}
      />
      <div className={place}>
        <SuggestInput
          label={t('search.where')}
          placeholder={t('search.wherePlaceholder')}
          name="location"
          icon={<MapPin size={20} aria-hidden="true" />}
          suggesting={where}
        />
      </div>
      <div className={end}>
        <Button type="submit" variant="primary" size="large">
          {t('search.submit')}
        </Button>
      </div>
    </form>
  );
}
