import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { Button } from '../../ui/Button.tsx';
import type { ResumeParts } from './ResumeParts.ts';

const NEWS = ['renamed', 'downloaded', 'letterSent', 'autoSent', 'notAutoSent'] as const;
const TROUBLE = ['notDownloaded', 'autoSendFailed'] as const;
const line = css({ fontSize: '13', overflowWrap: 'anywhere', '&[data-trouble]': { color: 'refusedText' } });

/** The result of the last action on a resume, or its progress. */
export function ResumeNews({ state, send }: ResumeParts) {
  const { t } = useTranslation('resumes');
  const { email } = state.context;
  const news = NEWS.find((name) => state.matches({ listed: name }));
  const trouble = TROUBLE.find((name) => state.matches({ listed: name }));
  const isOffline = state.matches({ downloading: 'offline' }) || state.matches({ autoSending: 'offline' });
  const words = news
    ? t(`news.${news}`, { email })
    : isOffline
      ? t('news.offline')
      : state.matches('downloading')
        ? t('news.fetching')
        : state.matches('autoSending')
          ? t('news.saving')
          : '';
  return (
    <>
      <p role="status" className={css({ _empty: { display: 'none' }, fontSize: '13', color: 'quiet', overflowWrap: 'anywhere' })}>
        {words}
      </p>
      {isOffline || state.matches('downloading') ? (
        <Button size="small" variant="plain" className={css({ justifySelf: 'start' })} onClick={() => send({ type: 'action.closed' })}>
          {t('cancel')}
        </Button>
      ) : null}
      {trouble ? (
        <p role="alert" data-trouble className={line}>
          {t(`news.${trouble}`)}
        </p>
      ) : null}
    </>
  );
}
