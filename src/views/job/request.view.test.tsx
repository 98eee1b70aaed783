// @vitest-environment jsdom
import { useActorRef } from '@xstate/react';
import { vi } from 'vitest';
import { both, Frame, offers, press, reads, says } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { fromElsewhere, type Scene, unseen } from '../../../tests/support/view-plan.ts';
import type { JobCard } from '../../../contract/records.ts';
import { requestFlow } from '../../machines/request/request.fixtures.ts';
import type { requestFor, requestMachine } from '../../machines/request/request.machine.ts';
import { jobCard } from '../../machines/samples.ts';
import { JobSimilar } from '../shared/job/JobSimilar.tsx';

vi.mock('../../services/api.ts', () => ({ api: () => new Promise(() => {}), onCallFailed: () => () => {} }));

/** The chart of all reads, as used for similar jobs: the same paths with cards for answers. */
const { fixtures } = requestFlow;
const similarFlow = {
  ...requestFlow,
  fixtures: {
    ...fixtures,
    inputs: { ...fixtures.inputs, rendered: { response: [jobCard] }, stale: { payload: { jobId: 7 }, response: [jobCard], isStale: true } },
    events: { ...fixtures.events, 'response.changed': [{ type: 'response.changed' as const, response: [jobCard] }] },
    actors: { ...fixtures.actors, fetch: { ...fixtures.actors.fetch, done: [[jobCard]] } },
  },
};
type Similar = ReturnType<typeof requestFor<{ jobId: number }, JobCard[]>>;

function Jobs({ machine, input, options }: Scene<typeof requestMachine>) {
  return (
    <JobSimilar
      similar={useActorRef(machine as unknown as Similar, { ...options, input: input as { payload?: { jobId: number } } })}
      now="2026-01-10T09:00:00Z"
    />
  );
}

const isLoading = (how: boolean) => () => {
  if (document.querySelector('section')?.ariaBusy !== String(how)) throw new Error(how ? 'nothing is loading' : 'it is loading');
};

viewPaths(similarFlow)({
  view: (scene) => (
    <Frame>
      <Jobs {...scene} />
    </Frame>
  ),
  gestures: {
    'request.sent': fromElsewhere('sent by the job page when it opens'),
    // What is shown is fetched again only if something else changed it, such as withdrawing in the list of applications.
    'request.retried': (user, screen, event, leaves, send) => (leaves.includes('success') ? send(event) : press('common:retry')(user, screen)),
    'request.cleared': fromElsewhere('the job page is left'),
    'response.outdated': fromElsewhere('the server says that something changed'),
    'response.changed': fromElsewhere('a write returned what it is now'),
  },
  shows: {
    starting: unseen('decides right away'),
    idle: unseen('nothing was requested'),
    'fetching.prompt': isLoading(true),
    'fetching.slow': both(isLoading(true), says('job:loading.slow')),
    success: both(isLoading(false), reads(jobCard.title)),
    failure: both(says('job:similar.failed'), offers('common:retry')),
    offline: both(says('common:offline.here'), offers('common:retry')),
  },
});
