import { useTranslation } from 'react-i18next';
import { css } from '#css/css';

const row = css({ display: 'inline-flex', alignItems: 'center', gap: '8', fontSize: '13' });
const kept = css({ color: 'quiet' });

/** The answer promise in a line, under a trail in miniature: from you to an answer. `kept` is the share (0–1) the employer has kept. */
export function PromiseText({ days, kept: share }: { days: number; kept: number | null }) {
  const { t, i18n } = useTranslation('common');
  return (
    <span className={row}>
      <svg viewBox="0 0 28 12" width={28} height={12} aria-hidden="true" className={css({ color: 'accent', flexShrink: '0', _rtl: { scale: '-1 1' } })}>
        <circle cx="3" cy="6" r="3" fill="currentColor" />
        <path d="M6 6h11" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2.5 2.5" />
        <circle cx="22" cy="6" r="4.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      <span>
        {t('promise.answers', { count: days })}
        {share === null ? null : (
          <span className={kept}> · {t('promise.kept', { share: share.toLocaleString(i18n.language, { style: 'percent', maximumFractionDigits: 0 }) })}</span>
        )}
      </span>
    </span>
  );
}
