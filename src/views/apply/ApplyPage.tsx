import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { parseJobPath } from '../../lib/search-url/job-url.ts';
import { applyEntry } from '../../services/applyEntry.ts';
import { useIdentity } from '../core/SessionFlow.tsx';
import { EmployerElsewhere } from '../shared/employer/EmployerElsewhere.tsx';
import { JobGone } from '../shared/job/JobGone.tsx';
import { useTranslation } from '../ui/useTranslation.tsx';
import { ApplyFlow, newApply } from './ApplyFlow.ts';
import { ApplySteps } from './ApplySteps.tsx';
import { QuickApplyLoader } from './QuickApplyLoader.tsx';

/** /{jobUrl}/apply: with an account from what is known, without one by creating it on the way. */
export default function ApplyPage() {
  const { pathname } = useLocation();
  const jobId = parseJobPath(pathname.replace(/\/apply\/?$/, ''))?.id;
  return jobId === undefined ? <JobGone reason="notFound" /> : <ApplyEntry key={jobId} jobId={jobId} />;
}

/** Leads to one of the two ways to apply. */
export function ApplyEntry({ jobId }: { jobId: number }) {
  const { t } = useTranslation('apply');
  const identity = useIdentity();
  const [state, send] = useMachine(applyEntry, { input: { jobId } });
  useEffect(() => {
    if (identity) send({ type: 'identity.known', identity });
  }, [identity, send]);
  if (state.matches('employer')) return <EmployerElsewhere />;
  if (state.matches('quick')) return <QuickApplyLoader jobId={jobId} />;
  if (state.matches('known'))
    return (
      <ApplyFlow.Provider options={{ input: newApply(jobId) }}>
        <ApplySteps />
      </ApplyFlow.Provider>
    );
  return <p role="status">{t('loading')}</p>;
}
