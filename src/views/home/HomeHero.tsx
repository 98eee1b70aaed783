import FileUp from '~icons/lucide/file-up';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { css, cx } from '#css/css';
import type { HomeData } from '../../../contract/reco.ts';
import { buildSearchUrl } from '../../lib/search-url/build.ts';
import { ChipLink } from '../ui/Chip.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { containerStyle } from '../ui/container.styles.ts';
import { HomeTrail } from './HomeTrail.tsx';

const TITLES = 5;
const grid = css({
  display: 'grid',
  gap: { base: '24', lg: '48' },
  pt: { base: '32', md: '72' },
  pb: { base: '32', md: '48' },
  lg: { gridTemplateColumns: 'minmax(0, 1fr) 336px', alignItems: 'center' },
});
const words = css({ display: 'grid', gap: { base: '12', md: '16' } });
const chips = css({ display: 'flex', gap: '8', flexWrap: 'wrap', alignItems: 'center' });

const resumeLink = css({ mt: '-12px', display: 'inline-flex', alignItems: 'center', gap: '8', minH: '44px', justifySelf: 'start', fontWeight: '600' });

/** The first screenful: what this is for, the search, and what is looked for most. Beside it, on wide screens, how applying goes. */
export function HomeHero({ titles, openJobs, place, search }: { titles: HomeData['hotTitles']; openJobs: number | null; place: string; search: ReactNode }) {
  const { t, i18n } = useTranslation('home');
  return (
    <div className={cx(containerStyle, grid)}>
      <div className={css({ display: 'grid', gap: { base: '24', md: '32' }, minW: '0' })}>
        <div className={words}>
          <h1 className={css({ textStyle: { base: 'page', md: 'hero' }, maxW: '18ch' })}>{t('title')}</h1>
          <p className={css({ textStyle: 'lead', color: 'quiet', maxW: '52ch' })}>
            {!openJobs ? t('lead') : t('leadCounted', { count: openJobs, formatted: openJobs.toLocaleString(i18n.language), place })}
          </p>
        </div>
        {search}
        {titles.length > 0 ? (
          <nav aria-label={t('popular')} className={chips}>
            <span className={css({ fontSize: '13', color: 'quiet', me: '4' })}>{t('popular')}</span>
            {titles.slice(0, TITLES).map(({ value }) => (
              <ChipLink key={value} to={buildSearchUrl({ query: value })}>
                {value}
              </ChipLink>
            ))}
          </nav>
        ) : null}
        <TextLink to="/quick-upload-resume" variant="quiet" className={resumeLink}>
          <FileUp size={16} aria-hidden="true" />
          {t('resume')}
        </TextLink>
      </div>
      <HomeTrail />
    </div>
  );
}
