import { useTranslation } from './useTranslation.tsx';
import { css } from '#css/css';
import type { Salary } from '../../../contract/records.ts';
import { formatAmounts } from '../../lib/salary/format.ts';

const amount = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
const quiet = css({ color: 'quiet', fontWeight: '400', whiteSpace: 'nowrap' });

/** A salary as people say it: the amount first, its period less prominent; "from" or "up to" if one end is open; or that it isn't shown. */
export function SalaryText({ salary }: { salary: Salary | null }) {
  const { t, i18n } = useTranslation('common');
  if (!salary) return <span className={quiet}>{t('salary.notShown')}</span>;
  const { from, to, currency, period } = salary;
  const bounds = to === null || to === from ? [from] : from === 0 ? [to] : [from, to];
  const text = formatAmounts(bounds, currency, i18n.language);
  const key = to === null ? 'salary.from' : from === 0 ? 'salary.upTo' : 'salary.range';
  return (
    // Two ICU versions may space a number differently; either is fine.
    <span suppressHydrationWarning>
      <bdi className={amount} suppressHydrationWarning>
        {t(key, { amount: text })}
      </bdi>{' '}
      <span className={quiet}>{t(`salary.${period}`)}</span>
    </span>
  );
}
