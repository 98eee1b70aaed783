import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import type { CompanyData } from '../../../contract/pages.ts';
import { hydratedLater } from '../core/deferred.tsx';
import { containerStyle } from '../ui/container.styles.ts';
import { tabCountStyle, tabListStyle, tabStyle } from '../ui/tabs.styles.ts';
import { CompanyCulture } from './CompanyCulture.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import { CompanyHead } from './CompanyHead.tsx';
import { CompanyJobs } from './CompanyJobs.tsx';
import { CompanyOffices } from './CompanyOffices.tsx';
import { CompanyPeople } from './CompanyPeople.tsx';
import { CompanyRecord } from './CompanyRecord.tsx';
import { CompanySection } from './CompanySection.tsx';
import { OwnWords } from './OwnWords.tsx';
import { SimilarCompanies } from './SimilarCompanies.tsx';

const LaterCulture = hydratedLater(CompanyCulture);
const LaterPeople = hydratedLater(CompanyPeople);
const LaterJobs = hydratedLater(CompanyJobs);
const LaterSimilar = hydratedLater(SimilarCompanies);

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: '64',
  pb: '48',
  lg: { gridTemplateColumns: 'minmax(0, 1fr) 344px', '& > aside': { gridColumn: '2', gridRow: '1' } },
});
const main = css({ minW: '0' });
/** Its text is aligned with what is above. */
const quietWay = css({ ms: '-16px', fontWeight: '500' });

interface CompanyBodyProps {
  data: CompanyData;
  /** Asks whether to block the company. */
  BlockButton: ComponentType<{ className: string; children: ReactNode }>;
}

/** A company's page. Empty sections are left out; links at the top lead to each. */
export function CompanyBody({ data: { company, jobs, similar: others }, BlockButton }: CompanyBodyProps) {
  const { t, i18n } = useTranslation('companies');
  const hasCulture = company.culture !== null || company.benefits.length > 0 || company.values.length > 0 || company.pictures.length > 0;
  const { hash } = useLocation();
  /** The section that the address names; at first the top of the page. */
  const isAt = (section: string) => (hash === `#${section}` || (hash === '' && section === 'overview') ? 'true' : undefined);
  const hasPeople = company.people.length > 0;
  return (
    <>
      <CompanyHead company={company} />
      <div className={containerStyle}>
        <nav aria-label={t('sections')} className={tabListStyle}>
          <a href="#overview" className={tabStyle} aria-current={isAt('overview')}>
            {t('overview')}
          </a>
          {hasCulture ? (
            <a href="#culture" className={tabStyle} aria-current={isAt('culture')}>
              {t('culture')}
            </a>
          ) : null}
          {hasPeople ? (
            <a href="#people" className={tabStyle} aria-current={isAt('people')}>
              {t('people')}
            </a>
          ) : null}
          <a href="#jobs" className={tabStyle} aria-current={isAt('jobs')}>
            {t('jobs')}
            <span className={tabCountStyle}>{company.jobs.toLocaleString(i18n.language)}</span>
          </a>
        </nav>
      </div>
      <div className={cx(containerStyle, columns)}>
        <div className={main}>
          <CompanySection id="overview">
            <CompanyRecord company={company} />
          </CompanySection>
          <CompanySection id="about" title={t('about')}>
            {company.about === null ? <p className={css({ color: 'quiet' })}>{t('about.none')}</p> : <OwnWords>{company.about}</OwnWords>}
          </CompanySection>
          {hasCulture ? (
            <CompanySection id="culture" title={t('culture')}>
              <LaterCulture company={company} />
            </CompanySection>
          ) : null}
          {hasPeople ? (
            <CompanySection id="people" title={t('people.title')}>
              <LaterPeople people={company.people} />
            </CompanySection>
          ) : null}
          <CompanySection id="jobs" title={t('jobs.title')}>
            <LaterJobs company={company} first={jobs} />
          </CompanySection>
        </div>
        <aside>
          <CompanyFacts company={company} />
          <CompanyOffices company={company} />
          <BlockButton className={quietWay}>{t('block')}</BlockButton>
        </aside>
      </div>
      {others.length > 0 ? <LaterSimilar companies={others} /> : null}
    </>
  );
}
