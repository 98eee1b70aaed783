// @vitest-environment jsdom
import { useActorRef, useSelector } from '@xstate/react';
import { Frame, says } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { fromElsewhere, type Scene } from '../../../tests/support/view-plan.ts';
import { jobPostingFlow } from '../../machines/jobPosting/jobPosting.fixtures.ts';
import type { jobPostingMachine } from '../../machines/jobPosting/jobPosting.machine.ts';
import { job, seekerSession } from '../../machines/samples.ts';
import { JobCard } from './JobCard.tsx';

/** The record as the server writes it from the chart, on a seeker's card of it. */
function Record({ machine, input, options }: Scene<typeof jobPostingMachine>) {
  const actor = useActorRef(machine, { ...options, input });
  const status = useSelector(actor, ({ value }) => value);
  return <JobCard job={{ ...job, status }} now={job.posted_at} />;
}

const employer = fromElsewhere('the employer does it');
const server = fromElsewhere('the server’s clock or a feed tells it');

viewPaths(jobPostingFlow)({
  view: (scene) => (
    <Frame at="/" session={seekerSession}>
      <Record {...scene} />
    </Frame>
  ),
  gestures: {
    'job.held': employer,
    'job.reopened': employer,
    'job.closed': employer,
    'job.deleted': employer,
    'job.expired': server,
    'job.listed': server,
    'job.delisted': server,
  },
  shows: {
    open: (screen) => {
      if (/Closed|On hold|Removed/.test(screen.getByRole('article').textContent ?? '')) throw new Error('it says it is not open');
    },
    onHold: says('common:job.status.onHold'),
    closed: says('common:job.status.closed'),
    deleted: says('common:job.status.deleted'),
  },
});
