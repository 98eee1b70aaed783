import { useTranslation } from 'react-i18next';
import { css, cx } from '#css/css';
import type { HomeData } from '../../../contract/reco.ts';
import { containerStyle } from '../ui/container.styles.ts';

const band = css({ display: 'grid', gap: { base: '24', md: '32' }, py: { base: '32', md: '48' }, md: { gridTemplateColumns: 'repeat(3, 1fr)' } });
const reason = css({
  position: 'relative',
  display: 'grid',
  gap: '4',
  alignContent: 'start',
  paddingInlineStart: '32',
  // The trail runs through the three: down on a phone, across on a wide screen.
  _before: { content: '""', position: 'absolute', insetInlineStart: '0', insetBlockStart: '10px', w: '12px', h: '12px', borderRadius: 'full', bg: 'accent' },
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '5px',
    insetBlock: '28px -28px',
    borderInlineStartWidth: '2px',
    borderColor: 'accent',
    opacity: '0.35',
  },
  md: {
    paddingInlineStart: '0',
    pt: '32',
    _before: { insetBlockStart: '0' },
    '&:not(:last-child)::after': { insetInline: '20px -24px', insetBlock: '5px auto', borderInlineStartWidth: '0', borderBlockStartWidth: '2px' },
  },
});
const figure = css({ textStyle: 'title', fontVariantNumeric: 'tabular-nums' });

/** Why to look here: answers kept, salaries shown, companies checked; with counted figures, and without one where there is none. */
export function HomeReasons({ figures }: { figures: HomeData['figures'] }) {
  const { t, i18n } = useTranslation('home');
  const percent = (share: number) => share.toLocaleString(i18n.language, { style: 'percent', maximumFractionDigits: 0 });
  const reasons = [
    figures.promiseKept === null
      ? { id: 'promise', title: t('reason.promise'), text: t('reason.promiseText') }
      : { id: 'promise', title: t('reason.promiseKept', { share: percent(figures.promiseKept) }), text: t('reason.promiseKeptText') },
    { id: 'salary', title: t('reason.salary', { share: percent(figures.salaryShown) }), text: t('reason.salaryText') },
    {
      id: 'companies',
      title: t('reason.companies', { count: figures.companies, formatted: figures.companies.toLocaleString(i18n.language) }),
      text: t('reason.companiesText'),
    },
  ];
  return (
    <section aria-labelledby="reasons" className={containerStyle}>
      <h2 id="reasons" className={css({ position: 'absolute', w: '1px', h: '1px', overflow: 'hidden', clipPath: 'inset(50%)' })}>
        {t('reasons')}
      </h2>
      <ul className={cx(band)}>
        {reasons.map(({ id, title, text }) => (
          <li key={id} className={reason}>
            <h3 className={figure}>{title}</h3>
            <p className={css({ color: 'quiet', maxW: '36ch' })}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
