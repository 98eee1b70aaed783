import { useLocation } from 'react-router-dom';
import { titleInPath } from '../../lib/search-url/job-url.ts';
import { usePageData } from '../core/boot.ts';
import { JobGone } from '../shared/job/JobGone.tsx';

/** Replaces a job that the server found to be removed or unknown. */
export default function JobGonePage() {
  const { pathname } = useLocation();
  return <JobGone reason={usePageData('jobGone')?.reason ?? 'notFound'} title={titleInPath(pathname)} />;
}
