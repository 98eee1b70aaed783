import CloudOff from '~icons/lucide/cloud-off';
import { useTranslation } from './useTranslation.tsx';
import { css } from '#css/css';

const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8',
  minH: '36px',
  px: '16',
  py: '4',
  bg: 'waitingSoft',
  color: 'waitingText',
  fontSize: '13',
  fontWeight: '500',
  '& svg': { flexShrink: '0' },
});

const again = css({ fontWeight: '600', textDecoration: 'underline', textUnderlineOffset: '0.2em', px: '8', py: '12', my: '-8px' });

/** At the top while the connection is lost. Says that no input is lost; what waits for the connection can be retried right away. */
export function OfflineBar({
  isReconnecting = false,
  isPartMissing = false,
  onRetry,
}: {
  isReconnecting?: boolean;
  /** The user waits for a part of the page that couldn't load. */
  isPartMissing?: boolean;
  onRetry?: (() => void) | undefined;
}) {
  const { t } = useTranslation('common');
  return (
    <div role="status" className={bar}>
      <CloudOff size={16} aria-hidden="true" />
      {t(isReconnecting ? 'offline.reconnecting' : isPartMissing ? 'offline.partMissing' : 'offline.away')}
      {onRetry ? (
        <button type="button" className={again} onClick={onRetry}>
          {t(isPartMissing ? 'offline.load' : 'retry')}
        </button>
      ) : null}
    </div>
  );
}
