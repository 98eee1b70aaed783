import type { ReactNode } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import { buildSearchUrl } from '../../../lib/search-url/build.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ChipLink } from '../../ui/Chip.tsx';
import { containerStyle } from '../../ui/container.styles.ts';
import { LostTrail } from '../../ui/LostTrail.tsx';

const box = css({ py: { base: '48', md: '72' } });
const column = css({ display: 'grid', gap: '24', maxW: '760px' });

interface NotFoundScreenProps {
  /** The search field, connected. */
  search: ReactNode;
  /** Titles with the most open jobs; none if unknown. */
  titles: readonly { value: string }[];
}

/** A page that doesn't exist: why, a search, and popular searches. */
export function NotFoundScreen({ search, titles }: NotFoundScreenProps) {
  const { t } = useTranslation('layout');
  return (
    <div className={cx(containerStyle, box)}>
      <div className={column}>
        <LostTrail />
        <div className={css({ display: 'grid', gap: '8' })}>
          <h1 className={css({ textStyle: 'page' })}>{t('notFound.title')}</h1>
          <p className={css({ textStyle: 'lead', color: 'quiet', maxW: '56ch' })}>{t('notFound.why')}</p>
        </div>
        {search}
        {titles.length > 0 ? (
          <nav aria-label={t('notFound.popular')} className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })}>
            <span className={css({ fontSize: '13', color: 'quiet', me: '4' })}>{t('notFound.popular')}</span>
            {titles.map(({ value }) => (
              <ChipLink key={value} to={buildSearchUrl({ query: value })}>
                {value}
              </ChipLink>
            ))}
          </nav>
        ) : null}
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8' })}>
          <ButtonLink to={buildSearchUrl({})}>{t('notFound.all')}</ButtonLink>
          <ButtonLink to="/" variant="plain">
            {t('notFound.home')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
