import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import { Skeleton } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** A job on its way, in the shape of one. */
export function JobLoading({ isSlow }: { isSlow: boolean }) {
  const { t } = useTranslation(['job', 'common']);
  return (
    <div aria-busy="true" className={css({ maxW: '800px', mx: 'auto', px: '16', py: '24', display: 'grid', gap: '16' })}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton width="60%" height="20px" />
      <Skeleton width="85%" height="34px" />
      <Skeleton width="45%" height="24px" />
      <Skeleton width="100%" height="180px" />
      {isSlow ? <p role="status">{t('loading.slow')}</p> : null}
    </div>
  );
}
