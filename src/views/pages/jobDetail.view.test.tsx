// @vitest-environment jsdom
import type { Screen } from '@testing-library/react';
import { vi } from 'vitest';
import { both, Frame, offers, press, reads, says } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { fromElsewhere, unseen } from '../../../tests/support/view-plan.ts';
import { jobDetailFlow } from '../../machines/jobDetail/jobDetail.fixtures.ts';
import { job } from '../../machines/samples.ts';
import JobPage from './JobPage.tsx';
// Loaded with the test, so that no step waits for them.
import '../shared/report/ReportDialog.tsx';
import '../job/ShareDialog.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));
vi.mock('../../services/api.ts', () => ({ api: () => new Promise(() => {}), onCallFailed: () => () => {} }));

const atOnce = unseen('decides right away');
const posting = fromElsewhere('the employer changes the posting, which the page notices when it is shown again');
const noDialog = (screen: Screen) => {
  if (screen.queryByRole('dialog', { hidden: true })) throw new Error('a dialog is open');
};
const copies = offers('job:share.copy');

viewPaths(jobDetailFlow)({
  view: () => (
    <Frame at={job.url}>
      <JobPage />
    </Frame>
  ),
  // A dialog makes the page behind it inert.
  cannot: (event, before) => {
    const isReporting = before.matches({ open: { report: 'reporting' } });
    const isSharing = before.matches('open') && !before.matches({ open: { share: 'closed' } });
    if (event.type === 'report.opened' || event.type.startsWith('reminder.')) return isReporting || isSharing;
    return (event.type.startsWith('share.') || event.type === 'channel.chosen') && isReporting;
  },
  gestures: {
    'load.retried': press('common:retry'),
    'job.closed': posting,
    'job.held': posting,
    'job.reopened': posting,
    'report.opened': press('job:report'),
    'share.opened': (user, screen, _event, leaves) => press(leaves.includes('open.share.shared') ? 'job:share.again' : 'job:share')(user, screen),
    'share.closed': press('common:close'),
    'channel.chosen': press('job:share.copy'),
    'reminder.opened': (user, screen, _event, leaves) => press(leaves.includes('open.safety.read') ? 'job:safety.again' : 'job:safety.open')(user, screen),
    'reminder.acknowledged': press('job:safety.done'),
  },
  shows: {
    starting: atOnce,
    'loading.prompt': says('job:loading'),
    'loading.slow': says('job:loading.slow'),
    settling: atOnce,
    'open.report.closed': offers('job:report'),
    'open.report.reporting': says('job:report.intro'),
    'open.report.reported': says('job:report.done'),
    'open.share.closed': offers('job:share'),
    'open.share.choosing': copies,
    'open.share.sharing': offers('job:share.copy', { busy: true }),
    'open.share.shared': says('job:share.done'),
    'open.share.failed': says('job:share.failed'),
    'open.safety.starting': atOnce,
    'open.safety.unread': offers('job:safety.open'),
    'open.safety.reading': offers('job:safety.done'),
    'open.safety.read': offers('job:safety.again'),
    closed: both(says('job:closed.title'), noDialog),
    onHold: both(says('job:onHold.title'), noDialog),
    deleted: says('job:gone.deleted'),
    notFound: says('job:gone.notFound'),
    blocked: says('job:gone.blocked'),
    failed: both(says('job:failed.title'), reads('Something went wrong.')),
    offline: says('common:offline.here'),
  },
});
