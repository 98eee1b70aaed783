import { useTranslation } from '../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import type { HomeData } from '../../../contract/reco.ts';
import { containerStyle } from '../ui/container.styles.ts';
import { Filled } from '../ui/Filled.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

const band = css({ display: 'grid', pt: { base: '12', md: '32' }, columnGap: '32', md: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } });
const reason = css({
  display: 'grid',
  gap: '4',
  alignContent: 'start',
  py: '16',
  mdDown: { '& + &': { borderBlockStart: '1px solid {colors.line}' } },
});
const title = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '8', textStyle: 'card' });
const figure = css({ fontSize: '32', lineHeight: '1.1', fontWeight: '700', letterSpacing: '-0.03em', fontVariantNumeric: 'tabular-nums' });

/** Reasons to search here: kept promises, visible salaries, verified companies; each with a figure, if there is one. */
export function HomeReasons({ figures }: { figures: HomeData['figures'] }) {
  const { t, i18n } = useTranslation('home');
  const percent = (share: number) => share.toLocaleString(i18n.language, { style: 'percent', maximumFractionDigits: 0 });
  const { companies, promiseKept, salaryShown } = figures;
  const reasons = [
    promiseKept === null
      ? { id: 'promise', figure: null, say: () => t('reason.promise'), text: t('reason.promiseText') }
      : { id: 'promise', figure: percent(promiseKept), say: (share: string) => t('reason.promiseKept', { share }), text: t('reason.promiseKeptText') },
    { id: 'salary', figure: percent(salaryShown), say: (share: string) => t('reason.salary', { share }), text: t('reason.salaryText') },
    {
      id: 'companies',
      figure: companies.toLocaleString(i18n.language),
      say: (formatted: string) => t('reason.companies', { count: companies, formatted }),
      text: t('reason.companiesText'),
    },
  ];
  return (
    <section aria-labelledby="reasons" className={containerStyle}>
      <h2 id="reasons">
        <VisuallyHidden>{t('reasons')}</VisuallyHidden>
      </h2>
      <ul className={cx(band)}>
        {reasons.map(({ id, figure: counted, say, text }) => (
          <li key={id} className={reason}>
            <h3 className={title}>
              <Filled text={say}>{counted === null ? null : <span className={figure}>{counted}</span>}</Filled>
            </h3>
            <p className={css({ color: 'quiet', maxW: '44ch' })}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
