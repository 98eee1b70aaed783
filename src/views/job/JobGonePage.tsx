import { usePageData } from '../app/boot.ts';
import { JobGone } from './JobGone.tsx';

/** In place of a job the server found to be removed or unknown. */
export default function JobGonePage() {
  return <JobGone reason={usePageData('jobGone')?.reason ?? 'notFound'} />;
}
