import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { CompanyPage } from '../../../contract/company-workspace.ts';
import { factsOf } from './facts.ts';

const list = css({
  display: 'grid',
  rowGap: { base: '4', md: '12' },
  columnGap: '24',
  gridTemplateColumns: { base: '1fr', md: 'max-content 1fr' },
  '& dt': { color: 'quiet', mt: { base: '8', md: '0' } },
  // Level with the first line of chips.
  '& dt:has(+ dd > ul)': { pt: { md: '2px' }, pb: { base: '2px', md: '0' } },
});
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '8', '& li': { px: '12', py: '4', borderRadius: 'full', bg: 'hover', fontSize: '13' } });
const long = css({ whiteSpace: 'pre-line', maxW: '68ch', overflowWrap: 'anywhere' });

/** What a company says about itself; missing details are left out. */
export function CompanyFacts({ page }: { page: CompanyPage }) {
  const { t, i18n } = useTranslation('company');
  const facts = factsOf(page, t, i18n.language);
  const texts = (['about', 'culture'] as const).filter((name) => page.details[name]);
  if (facts.length === 0 && texts.length === 0) return <p className={css({ color: 'quiet' })}>{t('empty')}</p>;
  return (
    <div className={css({ display: 'grid', gap: '16' })}>
      <dl className={list}>
        {facts.map(({ name, words }) => (
          <div key={name} className={css({ display: 'contents' })}>
            <dt>{t(`field.${name}`)}</dt>
            <dd className={css({ overflowWrap: 'anywhere' })}>
              {name === 'benefit_ids' || name === 'culture_ids' ? (
                <ul className={chips}>
                  {words.map((word) => (
                    <li key={word}>{word}</li>
                  ))}
                </ul>
              ) : (
                words
              )}
            </dd>
          </div>
        ))}
      </dl>
      {texts.map((name) => (
        <div key={name}>
          <h3 className={css({ textStyle: 'strong' })}>{t(`field.${name}`)}</h3>
          <p className={long}>{page.details[name]}</p>
        </div>
      ))}
    </div>
  );
}
