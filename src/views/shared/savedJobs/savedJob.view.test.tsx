// @vitest-environment jsdom
import type { Screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { both, Frame, offers, press, says, words } from '../../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../../tests/support/view-paths.tsx';
import { fromElsewhere, unseen } from '../../../../tests/support/view-plan.ts';
import { jobCard } from '../../../machines/samples.ts';
import { savedJobFlow } from '../../../machines/savedJob/savedJob.fixtures.ts';
import { loadParts } from '../../core/deferred.tsx';
import { SaveJob } from './SaveJob.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../../tests/support/staged-react.ts')).stagedReact(await original()));
const onDevice = vi.hoisted(() => new Set<number>());
vi.mock('./SavedJobs.tsx', () => ({ useSavedJobs: () => ({ ids: new Set(), onDevice, mark: () => {} }) }));

// The chart loads at the first sign of presence; here it is there from the start.
await loadParts();

const name = words('common:job.save', { title: jobCard.title });
const pressHeart = (user: UserEvent, screen: Screen) => user.click(screen.getByRole('button', { name }));
const heart = (isFilled: boolean) => (screen: Screen) => {
  if (screen.getByLabelText(name).ariaPressed !== String(isFilled)) throw new Error(`the heart is ${isFilled ? 'empty' : 'filled'}`);
};
const ahead = 'the heart answers ahead of the server or the device, and is taken back with a notice where that failed';

viewPaths(savedJobFlow)({
  view: ({ input }) => {
    onDevice.clear();
    if (input.isKept) onDevice.add(jobCard.id);
    return (
      <Frame at={jobCard.url}>
        <SaveJob jobId={jobCard.id} title={jobCard.title} />
      </Frame>
    );
  },
  gestures: {
    'job.saved': pressHeart,
    'job.unsaved': pressHeart,
    'undo.requested': press('common:undo'),
    'job.savedElsewhere': fromElsewhere('another save button is clicked'),
    'job.unsavedElsewhere': fromElsewhere('another save button is clicked'),
    'signIn.declined': press('common:close'),
  },
  shows: {
    starting: unseen('decides right away'),
    'unsaved.settled': heart(false),
    'unsaved.undoable': both(heart(false), offers('common:undo'), says('jobs:unsave.done')),
    'saving.wanted': heart(true),
    'saving.unwanted': heart(false),
    'saved.settled': heart(true),
    'saved.undoable': both(heart(true), offers('common:undo'), says('jobs:save.done')),
    'unsaving.wanted': heart(false),
    'unsaving.unwanted': heart(true),
    'kept.settled': heart(true),
    'kept.asking': both(says('getStarted:sheet.title'), offers('getStarted:methods.code')),
    dropping: heart(false),
  },
  alike: [
    [['saving.wanted', 'saved.settled', 'unsaving.unwanted', 'kept.settled'], ahead],
    [['saving.unwanted', 'unsaved.settled', 'unsaving.wanted', 'dropping'], ahead],
  ],
});
