import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { Skeleton } from '../ui/Skeleton.tsx';

/** Placeholder for the fields of a step. */
export function ApplyLoading() {
  const { t } = useTranslation('apply');
  return (
    <div aria-busy="true" className={css({ display: 'grid', gap: '24' })}>
      <p role="status" className={css({ color: 'quiet' })}>
        {t('loading')}…
      </p>
      {[0, 1, 2].map((index) => (
        <div key={index} className={css({ display: 'grid', gap: '8' })}>
          <Skeleton width="30%" height="18px" />
          <Skeleton height="48px" />
        </div>
      ))}
    </div>
  );
}
