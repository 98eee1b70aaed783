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
 * In the place of what could not load while the connection is away. That it is away is said once, by the bar above the page, which stays in sight;
 * this says what becomes of this part, and lets it be tried now.
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
