import { usePageData } from '../core/boot.ts';
import { JobGone } from '../shared/job/JobGone.tsx';

/** In place of a job the server found to be removed or unknown. */
export default function JobGonePage() {
  return <JobGone reason={usePageData('jobGone')?.reason ?? 'notFound'} />;
}
