import CloudOff from '~icons/lucide/cloud-off';
import { useTranslation } from './useTranslation.tsx';
import { css } from '#css/css';
import { Button } from './Button.tsx';

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '12',
  rowGap: '8',
  py: '8',
  color: 'quiet',
  '& svg': { flexShrink: '0' },
});

/**
 * Replaces what couldn't load while the connection is lost. The bar at the top, which stays visible, explains that once; this says what happens to
 * this part, and offers to try now.
 */
export function OfflineHere({ onRetry }: { onRetry?: (() => void) | undefined }) {
  const { t } = useTranslation('common');
  return (
    <div role="status" className={line}>
      <CloudOff size={20} strokeWidth={1.75} aria-hidden="true" />
      <span className={css({ flex: '1 1 24ch' })}>{t('offline.here')}</span>
      {onRetry ? (
        <Button size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      ) : null}
    </div>
  );
}
