import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useLocation } from 'react-router-dom';
import { parseJobPath } from '../../lib/search-url/job-url.ts';
import { keptProgress } from '../../services/quickApply.ts';
import { useSession } from '../core/SessionFlow.tsx';
import { EmployerElsewhere } from '../shared/employer/EmployerElsewhere.tsx';
import { JobGone } from '../shared/job/JobGone.tsx';
import { ApplyFlow, newApply } from './ApplyFlow.ts';
import { ApplySteps } from './ApplySteps.tsx';
import { QuickApplyLoader } from './QuickApplyLoader.tsx';

/** The first rendering is the server's: what this browser kept is not known there. */
const neverChanges = () => () => {};

/** /{jobUrl}/apply: with an account from what is known, without one by making it on the way. */
export default function ApplyPage() {
  const { t } = useTranslation('apply');
  const { pathname } = useLocation();
  const { kind } = useSession();
  const jobId = parseJobPath(pathname.replace(/\/apply\/?$/, ''))?.id;
  // Decided once: registering on the way makes a seeker of the guest, but the flow goes on where it is.
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [way, setWay] = useState<'quick' | 'known' | null>(null);
  if (jobId === undefined) return <JobGone reason="notFound" />;
  if (kind === 'recruiter') return <EmployerElsewhere />;
  if (way === null) {
    if (kind === 'none' || !isHydrated) return <p role="status">{t('loading')}</p>;
    setWay(kind === 'guest' || keptProgress(jobId)?.isRegistered ? 'quick' : 'known');
    return null;
  }
  if (way === 'quick') return <QuickApplyLoader key={jobId} jobId={jobId} />;
  return (
    <ApplyFlow.Provider key={jobId} options={{ input: newApply(jobId) }}>
      <ApplySteps />
    </ApplyFlow.Provider>
  );
}
