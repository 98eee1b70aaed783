import FileUp from '~icons/lucide/file-up';
import type { ReactNode } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import type { HomeData } from '../../../contract/reco.ts';
import { buildSearchUrl } from '../../lib/search-url/build.ts';
import { ChipLink } from '../ui/Chip.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { containerStyle } from '../ui/container.styles.ts';
import { scrollEdges } from '../ui/scrollEdges.styles.ts';
import { HomeLand } from './HomeLand.tsx';

const TITLES = 4;
/** A stacking context of its own, so that the landscape is behind the text but not behind the page. */
const hero = css({ position: 'relative', isolation: 'isolate', overflowX: 'clip' });
const words = css({ display: 'grid', gap: { base: '12', md: '16' }, pt: { base: '24', md: '48' } });
const title = css({ fontSize: 'clamp(2.125rem, 8.6vw, 3.5rem)', lineHeight: '1.06', fontWeight: '700', letterSpacing: '-0.032em', whiteSpace: 'pre-line' });
/** Stacked: the sun is at the end of the second line. */
const ways = css({ display: 'grid', justifyItems: 'start' });
/** On a phone, a line that scrolls beyond its edge. */
const chips = css(scrollEdges, { display: 'flex', gap: '8', minW: '0', py: '4', mdDown: { maxW: '100vw', '& > li': { flexShrink: '0' } } });
const count = css({ color: 'quiet', fontVariantNumeric: 'tabular-nums' });
const resumeLink = css({ display: 'inline-flex', alignItems: 'center', gap: '8', minH: '44px', fontWeight: '600' });

interface HomeHeroProps {
  titles: HomeData['hotTitles'];
  openJobs: number | null;
  /** The place, in a form for use within a sentence. */
  place: string;
  /** ISO 3166 code, lower case. */
  country: string;
  search: ReactNode;
}

/** Above the fold: the purpose of the site, the search, popular searches, and the country's landscape with an application's trail through it. */
export function HomeHero({ titles, openJobs, place, country, search }: HomeHeroProps) {
  const { t, i18n } = useTranslation('home');
  return (
    <div className={hero}>
      <div className={cx(containerStyle, words)}>
        <h1 className={title}>{t('title')}</h1>
        <p className={css({ textStyle: 'lead', color: 'quiet', maxW: '56ch' })}>
          {!openJobs ? t('lead') : t('leadCounted', { count: openJobs, formatted: openJobs.toLocaleString(i18n.language), place })}
        </p>
        <div className={css({ mt: '8', maxW: '900px' })}>{search}</div>
        <nav aria-label={t('popular')} className={ways}>
          {titles.length > 0 ? (
            <ul className={chips}>
              {titles.slice(0, TITLES).map(({ value, jobs }) => (
                <li key={value}>
                  <ChipLink to={buildSearchUrl({ query: value })}>
                    {value} <span className={count}>{jobs.toLocaleString(i18n.language)}</span>
                  </ChipLink>
                </li>
              ))}
            </ul>
          ) : null}
          <TextLink to="/quick-upload-resume" variant="quiet" className={resumeLink}>
            <FileUp size={16} aria-hidden="true" />
            {t('resume')}
          </TextLink>
        </nav>
      </div>
      <HomeLand country={country} />
    </div>
  );
}
