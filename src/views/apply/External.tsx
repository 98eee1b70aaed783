import ExternalLink from '~icons/lucide/external-link';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { publicHostOf } from '../../../contract/public-address.ts';
import { buttonStyle } from '../ui/button.styles.ts';
import { Filled } from '../ui/Filled.tsx';
import { cx } from '#css/css';

/** The link to an employer that takes applications on its own site: in this window on a phone, otherwise in a new one (specification §4). */
export function External({
  applyUrl,
  isRecording,
  isSameWindow,
  onOpened,
}: {
  applyUrl: string | null;
  isRecording: boolean;
  isSameWindow: boolean;
  onOpened: () => void;
}) {
  const { t } = useTranslation('apply');
  const host = applyUrl === null ? null : publicHostOf(applyUrl);
  return (
    <section className={css({ display: 'grid', gap: '16', justifyItems: 'start' })}>
      <h2 className={css({ textStyle: 'section' })}>{t('external.title')}</h2>
      <p className={css({ color: 'quiet' })}>{t('external.text')}</p>
      {host === null ? null : (
        <p className={css({ overflowWrap: 'anywhere' })}>
          <Filled text={(site) => t('external.host', { site })}>
            <bdi className={css({ fontWeight: '600' })}>{host}</bdi>
          </Filled>
        </p>
      )}
      <p className={css({ color: 'quiet', fontSize: '13' })}>{t('external.safety')}</p>
      {isRecording || applyUrl === null ? (
        <p role="status">{t('external.recording')}…</p>
      ) : (
        <a
          href={applyUrl}
          target={isSameWindow ? '_self' : '_blank'}
          rel="noopener noreferrer nofollow"
          className={cx(buttonStyle({ variant: 'primary', size: 'large' }))}
          onClick={onOpened}
        >
          {t('external.open')}
          <ExternalLink size={18} aria-hidden="true" />
        </a>
      )}
    </section>
  );
}
