import type { ReactNode } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import { COUNTRIES } from '../../../contract/countries.ts';
import { OFFERED_LANGUAGES } from '../../../contract/offered-languages.ts';
import { BRAND } from '../../lib/brand.ts';
import { buildSearchUrl } from '../../lib/search-url/build.ts';
import { containerStyle } from '../ui/container.styles.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { localePath } from './localePath.ts';
import { Logo } from './Logo.tsx';

const foot = css({ mt: 'auto', borderBlockStartWidth: '1px', borderColor: 'line', bg: 'sunken', fontSize: '13' });
const grid = css({ display: 'grid', gap: '32', py: '48', lg: { gridAutoFlow: 'column', gridTemplateColumns: '1.1fr 2fr', gridAutoColumns: '1fr' } });
const list = css({ columnGap: '24', '& li': { breakInside: 'avoid' }, '& a': { display: 'inline-flex', alignItems: 'center', minH: '32px' } });
const small = css({ display: 'flex', flexWrap: 'wrap-reverse', justifyContent: 'space-between', alignItems: 'center', columnGap: '24', pt: '32', pb: '24' });
const ways = css({ display: 'flex', flexWrap: 'wrap', columnGap: '16' });
const last = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '24', pb: '32', color: 'quiet' });
const tall = css({ display: 'inline-flex', alignItems: 'center', minH: '44px' });
/** Beside columns of links on wide screens, and as high as those. */
const beside = css({ display: 'inline-flex', alignItems: 'center', minH: { base: '44px', lg: '32px' } });
const support = css({
  display: 'inline-flex',
  alignItems: 'center',
  minH: { base: '44px', lg: '32px' },
  color: 'quiet',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  _hover: { color: 'ink' },
});
const heading = css({ fontWeight: '600', mb: '8' });

function Column({ title, columns, children }: { title: string; columns: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={heading}>{title}</h2>
      <ul className={list} style={{ columns }}>
        {children}
      </ul>
    </section>
  );
}

function Support() {
  return (
    <a href={`mailto:${BRAND.supportEmail}`} className={support}>
      {BRAND.supportEmail}
    </a>
  );
}

function Legal() {
  const { t } = useTranslation('common');
  return (
    <span className={css({ display: 'flex', columnGap: '16' })}>
      <TextLink variant="quiet" to="/terms" className={tall}>
        {t('terms')}
      </TextLink>
      <TextLink variant="quiet" to="/privacy" className={tall}>
        {t('privacy')}
      </TextLink>
    </span>
  );
}

interface FooterProps {
  /** BCP 47, of the page. */
  language: string;
  /** The country's year, from the server's clock. */
  year: number;
  /** Job functions with the most open jobs, if the page knows them. */
  categories?: readonly { value: string; seo_value: string }[];
  /** On pages in the middle of a flow: no links away, only whom to ask. */
  isSmall?: boolean;
}

/** The footer of every page: quiet, with a link to every market. */
export default function Footer({ language, year, categories = [], isSmall = false }: FooterProps) {
  const { t } = useTranslation('layout');
  const rights = `© ${year} ${BRAND.company}`;
  if (isSmall)
    return (
      <footer className={css({ mt: 'auto', fontSize: '13', color: 'quiet' })}>
        <div className={cx(containerStyle, small)}>
          {rights}
          <div className={ways}>
            <Legal />
            <Support />
          </div>
        </div>
      </footer>
    );
  return (
    <footer className={foot}>
      <div className={cx(containerStyle, grid)}>
        <div className={css({ display: 'grid', gap: '12', alignContent: 'start', justifyItems: 'start' })}>
          <Logo />
          <p className={css({ color: 'quiet', maxW: '34ch' })}>{t('footer.idea')}</p>
          <div className={css({ display: 'grid', justifyItems: 'start', my: '-4px' })}>
            <TextLink variant="quiet" to="/companies" className={beside}>
              {t('footer.companies')}
            </TextLink>
            <TextLink variant="quiet" to="/free-resume-template" className={beside}>
              {t('footer.freeResume')}
            </TextLink>
            <TextLink variant="quiet" to="/employer" className={beside}>
              {t('footer.employers')}
            </TextLink>
            <Support />
          </div>
        </div>
        <div className={css({ display: 'grid', gap: '32' })}>
          {categories.length > 0 ? (
            <Column title={t('footer.categories')} columns="3 160px">
              {categories.map((category) => (
                <li key={category.seo_value}>
                  <TextLink variant="quiet" to={buildSearchUrl({ mainFunctions: [category.seo_value] })}>
                    {category.value}
                  </TextLink>
                </li>
              ))}
            </Column>
          ) : null}
          <Column title={t('footer.countries')} columns="3 130px">
            {COUNTRIES.map(({ code }) => (
              <li key={code}>
                <TextLink variant="quiet" to={`/jobs-hiring/job-search?country=${code}`} reloadDocument>
                  {t(`country.${code}`)}
                </TextLink>
              </li>
            ))}
          </Column>
        </div>
        {OFFERED_LANGUAGES.length > 1 ? (
          <Column title={t('footer.languages')} columns="2 110px">
            {OFFERED_LANGUAGES.map(({ tag, label }) => (
              <li key={tag}>
                <a
                  href={localePath('/', { language: tag })}
                  lang={tag}
                  hrefLang={tag}
                  aria-current={tag === language ? 'true' : undefined}
                  className={css({
                    color: 'quiet',
                    _hover: { color: 'ink', textDecoration: 'underline' },
                    '&[aria-current]': { color: 'ink', fontWeight: '600' },
                  })}
                >
                  {label}
                </a>
              </li>
            ))}
          </Column>
        ) : null}
      </div>
      <div className={cx(containerStyle, last)}>
        {rights}
        <Legal />
      </div>
    </footer>
  );
}
