// @vitest-environment jsdom
import { vi } from 'vitest';
import { Frame, says } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { fromElsewhere } from '../../../tests/support/view-plan.ts';
import { applyEntryFlow } from '../../machines/applyEntry/applyEntry.fixtures.ts';
import { noSession } from '../../machines/samples.ts';
import { ApplyEntry } from './ApplyPage.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));
// Each way to apply is a flow of its own.
vi.mock('./QuickApplyLoader.tsx', () => ({ QuickApplyLoader: () => <p>without an account</p> }));
vi.mock('./ApplySteps.tsx', () => ({ ApplySteps: () => <p>with a profile</p> }));

const shows = (text: string) => (screen: { getByText: (text: string) => unknown }) => screen.getByText(text);

viewPaths(applyEntryFlow)({
  view: ({ input }) => (
    <Frame session={noSession}>
      <ApplyEntry jobId={input.jobId} />
    </Frame>
  ),
  gestures: { 'identity.known': fromElsewhere('the session chart knows who it is') },
  shows: {
    waiting: says('apply:loading'),
    deciding: says('apply:loading'),
    quick: shows('without an account'),
    known: shows('with a profile'),
    employer: says('employer:elsewhere.title'),
  },
  alike: [[['waiting', 'deciding'], 'both take a moment']],
});
