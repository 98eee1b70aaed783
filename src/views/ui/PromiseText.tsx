import { useTranslation } from './useTranslation.tsx';
import { css } from '#css/css';
import { PromiseDots } from './PromiseDots.tsx';

const row = css({ display: 'flex', alignItems: 'center', gap: '8', fontSize: '13', lineHeight: '20px', minW: '0', overflow: 'hidden' });

/** The reply promise in a line, and how the employer kept it so far (contract: `promise_record`). */
export function PromiseText({ days, record }: { days: number; record: string }) {
  const { t } = useTranslation('common');
  return (
    <p className={row}>
      <span className={css({ fontWeight: '600', whiteSpace: 'nowrap' })}>{t('promise.answers', { count: days })}</span>
      <PromiseDots record={record} words="fraction" />
    </p>
  );
}
