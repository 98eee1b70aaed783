import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Profile } from '../../../contract/profile.ts';
import { draftOf } from '../../services/profile/fields.ts';
import { profileRequest } from '../../services/profile/profile.ts';
import { knownFields } from '../../services/profile/unsaved.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { OfflineHere } from '../ui/OfflineHere.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ProfileTab, withRecords } from './ProfileTab.tsx';
import { RecordSection } from './record/RecordSection.tsx';
import { ResumeTab } from './ResumeTab.tsx';
import type { Tab } from './tabs.ts';

/** The tab, once the profile is there; what one tab changed the others show. */
export function LoadedTabs({ tab }: { tab: Tab }) {
  const { t } = useTranslation('profile');
  const [state, send] = useMachine(profileRequest, { input: { payload: null } });
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
  return <Tabs tab={tab} first={response} />;
}

function Tabs({ tab, first }: { tab: Tab; first: Profile }) {
  const [profile, setProfile] = useState(first);
  if (tab === 'resume') return <ResumeTab />;
  if (tab === 'profile') return <ProfileTab profile={profile} onProfile={setProfile} />;
  return (
    <RecordSection
      kind="preference"
      records={profile.job_preferences}
      draft={draftOf('preference', knownFields())}
      onRecords={(now) => setProfile((before) => withRecords(before, 'preference', now))}
    />
  );
}
