// @vitest-environment jsdom
import { useActorRef, useSelector } from '@xstate/react';
import { Frame, says } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { fromElsewhere, type Scene } from '../../../tests/support/view-plan.ts';
import { jobPostingFlow } from '../../machines/jobPosting/jobPosting.fixtures.ts';
import type { jobPostingMachine } from '../../machines/jobPosting/jobPosting.machine.ts';
import { statusOf } from '../../machines/jobPosting/lifecycle.ts';
import { seekerSession } from '../../machines/samples.ts';
import { PostingState } from './PostingState.tsx';

/** The record as the server writes it from the chart, as shown to its employer. */
function Record({ machine, input, options }: Scene<typeof jobPostingMachine>) {
  const actor = useActorRef(machine, { ...options, input });
  const value = useSelector(actor, (snapshot) => snapshot.value);
  return <PostingState status={statusOf(value)} />;
}

const employer = fromElsewhere('the employer does it in the list or the editor, which have charts of their own');
const server = fromElsewhere('the server’s clock or a feed tells it');

viewPaths(jobPostingFlow)({
  view: (scene) => (
    <Frame at="/" session={seekerSession}>
      <Record {...scene} />
    </Frame>
  ),
  gestures: {
    'job.published': employer,
    'job.held': employer,
    'job.reopened': employer,
    'job.closed': employer,
    'job.deleted': employer,
    'job.confirmed': employer,
    'job.reposted': employer,
    'job.confirmationDue': server,
    'job.unanswered': server,
    'job.lapsed': server,
    'job.expired': server,
    'job.listed': server,
    'job.delisted': server,
  },
  shows: {
    draft: says('postings:state.draft.means'),
    'live.open': says('postings:state.open.means'),
    'live.confirmDue': says('postings:state.confirmDue.means'),
    'live.stale': says('postings:state.stale.means'),
    delisted: says('postings:state.delisted.means'),
    onHold: says('postings:state.onHold.means'),
    closed: says('postings:state.closed.means'),
    deleted: says('postings:state.deleted.means'),
  },
});
