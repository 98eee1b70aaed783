// @vitest-environment jsdom
import type { Screen } from '@testing-library/react';
import { vi } from 'vitest';
import { both, field, fill, Frame, offers, press, says, words } from '../../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../../tests/support/view-paths.tsx';
import { resumeSyncFlow } from '../../../machines/resumeSync/resumeSync.fixtures.ts';
import { seekerSession } from '../../../machines/samples.ts';
import { ResumeSync } from './ResumeSync.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../../tests/support/staged-react.ts')).stagedReact(await original()));

const WORK = 'Accountant';
/** The two items of the fixtures: a job that isn't in the profile, and a place that would replace another. */
const decides = (screen: Screen, key: string, isTaken: boolean) => {
  const isWork = key.startsWith('work');
  const group = screen.getByRole('radiogroup', { name: words('resumeSync:choice', { name: isWork ? WORK : words('profile:basicInfo.current_location') }) });
  const choice = words(`resumeSync:${isTaken ? (isWork ? 'add' : 'replace') : isWork ? 'skip' : 'keep'}`);
  const option = [...group.querySelectorAll('label')].find((label) => label.textContent === choice);
  if (!option) throw new Error(`no choice ${choice}`);
  return option;
};
const takes = (count: number) => words('resumeSync:submit', { count });
const submit = (screen: Screen) => screen.getAllByRole('button').find((one) => [takes(0), takes(1), takes(2)].includes(one.textContent ?? '')) as HTMLElement;
const chosen = (screen: Screen) => {
  if (!/^(\d|Nothing) selected$/.test(screen.getByRole('status').textContent ?? '')) throw new Error('it does not say how many are chosen');
};
const isBusySubmit = (screen: Screen) => {
  if (submit(screen).getAttribute('aria-busy') !== 'true') throw new Error('it is not busy');
};
const reason = (name: string) => both(says(`resumeSync:${name}.title`), says(`resumeSync:${name}.text`));

viewPaths(resumeSyncFlow)({
  view: ({ input }) => (
    <Frame session={seekerSession}>
      <ResumeSync
        resumeId={input.resumeId}
        leave={<a href="/manage-profile/resume">{words('resumeSync:leave')}</a>}
        back={null}
        typeIn={<a href="/manage-profile">{words('resumeSync:typeIn')}</a>}
        done={<a href="/manage-profile">{words('resumeSync:toProfile')}</a>}
      />
    </Frame>
  ),
  gestures: {
    'item.chosen': (user, screen, { key, isTaken }) => user.click(decides(screen, key, isTaken)),
    'item.edited': async (user, screen) => {
      await user.click(screen.getByRole('button', { name: /^Edit (Senior )*Accountant/ }));
      const title = field(screen, 'profile:workExperience.job_title') as HTMLInputElement;
      await fill(user, title, WORK);
      await user.click(screen.getByRole('button', { name: words('resumeSync:edit.save') }));
    },
    'sync.submitted': (user, screen) => user.click(submit(screen)),
    'sync.retried': press('common:retry'),
    'sync.finished': press('resumeSync:finish'),
    'content.opened': press('resumeSync:lowConfidence.open'),
    'rating.opened': press('resumeSync:rate'),
    'rating.given': (user, screen, { rating }) => user.click(screen.getByRole('button', { name: words(`resumeSync:rating.${rating}`) })),
    'rating.closed': press('common:close'),
  },
  shows: {
    'analyzing.reading.quick': says('resumeSync:reading'),
    'analyzing.reading.slow': says('resumeSync:reading.slow'),
    'analyzing.comparing': says('resumeSync:comparing'),
    unreachable: says('resumeSync:unreachable'),
    failed: both(says('resumeSync:failed.title'), offers('common:retry')),
    crowded: both(reason('crowded'), offers('common:retry')),
    tooLong: both(reason('tooLong'), offers('common:retry'), offers('resumeSync:typeIn')),
    needsOcr: both(reason('needsOcr'), offers('resumeSync:typeIn')),
    encrypted: both(reason('encrypted'), offers('resumeSync:typeIn')),
    parseFailed: both(reason('parseFailed'), offers('resumeSync:typeIn')),
    quotaUsed: both(says('resumeSync:quotaUsed.title'), says('resumeSync:quotaUsed.text'), offers('resumeSync:typeIn')),
    gone: reason('gone'),
    lowConfidence: both(reason('lowConfidence'), offers('resumeSync:lowConfidence.open'), offers('resumeSync:typeIn')),
    alreadyThere: reason('alreadyThere'),
    'reviewing.untouched': chosen,
    'reviewing.changed': chosen,
    'reviewing.keeping': says('resumeSync:keeping'),
    'reviewing.kept': says('resumeSync:kept'),
    'reviewing.invalid': says('resumeSync:invalid'),
    'reviewing.refused': both(says('resumeSync:refused', { count: 1 }), offers('resumeSync:finish')),
    checking: isBusySubmit,
    applying: isBusySubmit,
    offline: both(isBusySubmit, says('resumeSync:offline')),
    notApplied: both(says('resumeSync:notApplied'), offers('common:retry')),
    completed: both(says('resumeSync:completed.title', { count: 1 }), offers('resumeSync:rate'), offers('resumeSync:toProfile')),
    'rating.asking': both(says('resumeSync:rating.title'), offers('resumeSync:rating.prettyGood')),
    'rating.saving': offers('resumeSync:rating.prettyGood', { busy: true }),
    'rating.failed': says('resumeSync:rating.failed'),
    rated: says('resumeSync:rated', { rating: words('resumeSync:rating.prettyGood') }),
  },
  alike: [
    [['checking', 'applying'], 'one click is one step'],
    [['reviewing.untouched', 'reviewing.changed'], 'the choice is shown on its card, and saved at the next pause'],
  ],
});
