import { useTranslation } from '../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import { Button } from '../ui/Button.tsx';
import { containerStyle } from '../ui/container.styles.ts';
import { relativeTime } from '../ui/relativeTime.ts';

const box = css({ display: 'grid', justifyItems: 'start', alignContent: 'center', gap: '16', minH: '60dvh', py: '48', '& > p': { maxW: '560px' } });

interface MaintenanceScreenProps {
  /** When the site is expected back, as an ISO instant; null if unknown. */
  until: string | null;
  now: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Says that the site is down for a while, in the words of specification §2, with what is saved and when it is back. */
export default function MaintenanceScreen({ until, now, isRetrying, onRetry }: MaintenanceScreenProps) {
  const { t, i18n } = useTranslation('layout');
  return (
    <div className={cx(containerStyle, box)}>
      <svg viewBox="0 0 120 24" width={120} height={24} aria-hidden="true" className={css({ color: 'accent', _rtl: { scale: '-1 1' } })}>
        <path d="M8 12h44" stroke="currentColor" strokeWidth="2" />
        <path d="M71 12h34" stroke="currentColor" strokeWidth="2" strokeDasharray="3 4" opacity="0.6" />
        <circle cx="8" cy="12" r="5" fill="currentColor" />
        <circle cx="60" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M57.5 9v6M62.5 9v6" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        <circle cx="112" cy="12" r="4.25" fill="none" stroke="currentColor" strokeWidth="1.5" opacity="0.6" />
      </svg>
      <h1 className={css({ textStyle: 'page' })}>{t('maintenance.title')}</h1>
      <p className={css({ textStyle: 'lead', color: 'quiet' })}>{t('maintenance.text')}</p>
      <p className={css({ color: 'quiet' })}>
        {until ? <span suppressHydrationWarning>{t('maintenance.until', { time: relativeTime(until, now, i18n.language) })} </span> : null}
        {t('maintenance.kept')}
      </p>
      <Button isLoading={isRetrying} onClick={onRetry}>
        {t('maintenance.retry')}
      </Button>
    </div>
  );
}
