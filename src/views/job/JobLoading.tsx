import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { Skeleton } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** Placeholder in the shape of a job. */
export function JobLoading({ isSlow }: { isSlow: boolean }) {
  const { t } = useTranslation(['job', 'common']);
  return (
    <div aria-busy="true" className={css({ w: '100%', maxW: '800px', display: 'grid', gap: '12' })}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton height="clamp(104px, 12vw, 176px)" className={css({ mb: '28px' })} />
      <Skeleton width="70%" height="32px" />
      <Skeleton width="180px" height="20px" />
      <Skeleton width="40%" height="24px" />
      <Skeleton width="50%" height="18px" />
      <Skeleton width="150px" height="52px" className={css({ my: '8' })} />
      <Skeleton width="100%" height="180px" />
      {isSlow ? <p role="status">{t('loading.slow')}</p> : null}
    </div>
  );
}
