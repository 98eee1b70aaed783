import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { Callout } from '../../ui/Callout.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { SyncParts } from './ResumeSync.tsx';

/** Progress by stage: nobody knows in advance how long reading takes. */
const SHARE = { reading: 0.35, comparing: 0.8 };

/** The resume is being read, then compared with the profile. */
export function Analyzing({ state }: Pick<SyncParts, 'state'>) {
  const { t } = useTranslation('resumeSync');
  if (state.matches('unreachable')) return <Callout severity="warning">{t('unreachable')}</Callout>;
  const stage = state.matches({ analyzing: 'comparing' }) ? 'comparing' : 'reading';
  return (
    <div className={css({ display: 'grid', gap: '16' })}>
      <div className={css({ display: 'grid', gap: '8', maxW: '440px' })}>
        <ProgressBar value={SHARE[stage]} label={t(stage)} />
        <p role="status" className={css({ color: 'quiet' })}>
          {state.matches({ analyzing: { reading: 'slow' } }) ? t('reading.slow') : t(stage)}
        </p>
      </div>
      <Skeleton height="132px" />
      <Skeleton height="132px" />
    </div>
  );
}
