import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import { Skeleton } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** A job on its way, in the shape of one. */
export function JobLoading({ isSlow }: { isSlow: boolean }) {
  const { t } = useTranslation(['job', 'common']);
  return (
    <div aria-busy="true" className={css({ w: '100%', maxW: '800px', display: 'grid', gap: '12' })}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={css({ display: 'flex', alignItems: 'center', gap: '12' })}>
        <Skeleton width="48px" height="48px" className={css({ flexShrink: '0' })} />
        <Skeleton width="180px" height="20px" />
      </div>
      <Skeleton width="70%" height="32px" />
      <Skeleton width="40%" height="24px" />
      <Skeleton width="50%" height="18px" />
      <Skeleton width="150px" height="52px" className={css({ my: '8' })} />
      <Skeleton width="100%" height="180px" />
      {isSlow ? <p role="status">{t('loading.slow')}</p> : null}
    </div>
  );
}
