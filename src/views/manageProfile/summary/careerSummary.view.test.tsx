// @vitest-environment jsdom
import { useState } from 'react';
import { vi } from 'vitest';
import { both, Frame, offers, press, says } from '../../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../../tests/support/view-paths.tsx';
import { fromElsewhere } from '../../../../tests/support/view-plan.ts';
import { careerSummaryFlow } from '../../../machines/careerSummary/careerSummary.fixtures.ts';
import { seekerSession } from '../../../machines/samples.ts';
import { SummaryWriter } from './SummaryWriter.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../../tests/support/staged-react.ts')).stagedReact(await original()));

/** The field of the editor, with the panel below it. */
function Field() {
  const [text, setText] = useState('I cook.');
  return (
    <>
      <textarea aria-label="Summary" value={text} onChange={(event) => setText(event.target.value)} />
      <SummaryWriter text={text} isEditable onText={setText} />
    </>
  );
}

const server = fromElsewhere('sent by the server');

viewPaths(careerSummaryFlow)({
  view: () => (
    <Frame session={seekerSession}>
      <Field />
    </Frame>
  ),
  gestures: {
    'writing.requested': async (user, screen, _, leaves) =>
      leaves.includes('idle') ? press('profile:writer.write')(user, screen) : press('profile:writer.rewrite.shorter')(user, screen),
    'writing.stopped': press('profile:writer.stop'),
    'writing.retried': press('common:retry'),
    'writing.dropped': async (user, screen) => user.click(screen.getByRole('button', { name: /^(Close|Back to suggestion)$/ })),
    'another.requested': press('profile:writer.another'),
    'elsewhere.ended': press('profile:writer.endElsewhere'),
    'proposal.accepted': press('profile:writer.accept'),
    'acceptance.undone': press('profile:writer.undo'),
    'proposal.discarded': press('profile:writer.discard'),
    'stream.begun': server,
    'stream.wrote': server,
    'stream.done': server,
    'stream.ended': server,
    'stream.refused': server,
    'stream.failed': server,
  },
  shows: {
    checking: says('profile:writer.checking'),
    idle: both(offers('profile:writer.write'), offers('profile:writer.rewrite.specific')),
    'streaming.opening': both(says('profile:writer.opening'), offers('profile:writer.stop')),
    'streaming.writing': both(says('profile:writer.writing'), offers('profile:writer.stop')),
    stopping: both(says('profile:writer.stopping'), offers('profile:writer.stop', { busy: true })),
    'reviewing.whole': both(offers('profile:writer.accept'), says('profile:writer.ready')),
    'reviewing.stopped': both(offers('profile:writer.accept'), says('profile:writer.stopped')),
    accepted: says('profile:writer.accepted'),
    failed: both(says('profile:writer.failed'), offers('common:retry')),
    unavailable: both(says('profile:writer.unavailable'), offers('common:retry')),
    lacking: says('profile:writer.lacking'),
    busyElsewhere: both(says('profile:writer.busyElsewhere'), offers('profile:writer.endElsewhere')),
    endingElsewhere: both(says('profile:writer.busyElsewhere'), offers('profile:writer.endElsewhere', { busy: true })),
    offline: says('profile:writer.offline'),
    quotaUsed: says('profile:writer.quotaUsed'),
  },
});
