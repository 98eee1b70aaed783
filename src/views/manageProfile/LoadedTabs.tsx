import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { draftOf } from '../../services/profile/fields.ts';
import { profileRequest } from '../../services/profile/profile.ts';
import { knownFields } from '../../services/profile/unsaved.ts';
import { useRequest } from '../core/useRequest.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { OfflineHere } from '../ui/OfflineHere.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ProfileTab, withRecords } from './ProfileTab.tsx';
import { RecordSection } from './record/RecordSection.tsx';
import { ResumeTab } from './ResumeTab.tsx';
import type { Tab } from './tabs.ts';

/** The tab, once the profile is loaded; a change in one tab appears in the others. */
export function LoadedTabs({ tab }: { tab: Tab }) {
  const { t } = useTranslation('profile');
  const [state, send, change] = useRequest(profileRequest, null, { reuse: 'never' });
  const { response, error } = state.context;
  if (state.matches('failure'))
    return (
      <ErrorState title={t('page.failed')} reference={error?.requestId ?? null} onRetry={() => send({ type: 'request.retried' })}>
        {t('page.failedText')}
      </ErrorState>
    );
  if (state.matches('offline')) return <OfflineHere onRetry={() => send({ type: 'request.retried' })} />;
  if (!response)
    return (
      <div role="status" aria-busy="true" aria-label={t(state.hasTag('slow') ? 'page.slow' : 'loading')} className={css({ display: 'grid', gap: '16' })}>
        {state.hasTag('slow') ? <p className={css({ color: 'quiet' })}>{t('page.slow')}</p> : null}
        <Skeleton height="88px" />
        <Skeleton height="160px" />
        <Skeleton height="160px" />
      </div>
    );
  if (tab === 'resume') return <ResumeTab />;
  if (tab === 'profile') return <ProfileTab profile={response} onProfile={change} />;
  return (
    <RecordSection
      kind="preference"
      records={response.job_preferences}
      draft={draftOf('preference', knownFields())}
      onRecords={(now) => change((before) => withRecords(before, 'preference', now))}
    />
  );
}
