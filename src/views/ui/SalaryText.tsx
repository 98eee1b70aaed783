import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import type { Salary } from '../../../contract/records.ts';
import { salaryAmount } from './salary.ts';

const amount = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
const period = css({ color: 'quiet', fontWeight: '400', fontSize: '0.88em' });

/** A salary as people say it: "₱30,000 – 45,000 a month"; "from" where only the lower end is known; that it is not shown, where it is not. */
export function SalaryText({ salary }: { salary: Salary | null }) {
  const { t, i18n } = useTranslation('common');
  if (!salary) return <span className={css({ color: 'quiet', fontWeight: '400' })}>{t('salary.notShown')}</span>;
  const text = salaryAmount(salary, i18n.language);
  return (
    // Two ICU versions may space a number differently; neither is wrong.
    <span suppressHydrationWarning>
      <span className={amount} suppressHydrationWarning>
        {salary.to === null ? t('salary.from', { amount: text }) : text}
      </span>{' '}
      <span className={period}>{t(`salary.${salary.period}`)}</span>
    </span>
  );
}
