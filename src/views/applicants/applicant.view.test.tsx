// @vitest-environment jsdom
import { vi } from 'vitest';
import { both, field, fill, leadsTo, offers, press, reads, says } from '../../../tests/support/view-frame.tsx';
import { Hiring } from '../../../tests/support/hiring-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { fromElsewhere, unseen } from '../../../tests/support/view-plan.ts';
import { applicant, applicantFlow } from '../../machines/applicant/applicant.fixtures.ts';
import { Applicant } from './Applicant.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));

const isLoading = () => {
  if (!document.querySelector('[aria-busy=true]')) throw new Error('nothing is busy');
};
/** Parts of the page, such as the resume, have loading states of their own. */
const isRefreshing = () => {
  if (!document.querySelector('[aria-busy=true] > header')) throw new Error('the applicant is not busy');
};

viewPaths(applicantFlow)({
  view: () => (
    <Hiring at={`/employer/applicants/${applicant.id}`}>
      <Applicant id={applicant.id} parts={{ Interviews: () => null, Analysis: () => null }} onNamed={() => {}} />
    </Hiring>
  ),
  gestures: {
    'load.retried': press('common:retry'),
    'accept.requested': press('applicants:action.accept'),
    'accept.confirmed': async (user, screen, { note }) => {
      await fill(user, field(screen, 'applicants:accept.note'), note);
      await press('applicants:accept.confirm')(user, screen);
    },
    'accept.retried': press('common:retry'),
    'accept.abandoned': press('applicants:accept.keep'),
    'decline.requested': press('applicants:action.decline'),
    'decline.finished': fromElsewhere('sent by the dialog’s own chart'),
    'interest.toggled': press('applicants:action.interested'),
    'chat.requested': press('applicants:action.chat'),
    'applicant.changed': fromElsewhere('a colleague or the seeker changes something'),
  },
  shows: {
    loading: isLoading,
    offline: says('common:offline.here'),
    failed: says('applicants:one.failed.title'),
    gone: says('applicants:one.gone.title'),
    'shown.calm.arriving': unseen('decides right away'),
    'shown.calm.reading': both(reads('I would like to join you.'), reads('Are you a certified accountant?'), reads('ana-reyes.pdf'), reads('IFRS')),
    'shown.calm.refreshing': both(isRefreshing, offers('applicants:action.interested')),
    'shown.calm.decided': says('applicants:news.decided', { name: 'Ana Reyes' }),
    'shown.calm.refused': says('applicants:news.refused'),
    'shown.calm.undone': says('applicants:news.undone'),
    'shown.confirmingAccept': offers('applicants:accept.confirm'),
    'shown.accepting': offers('applicants:accept.confirm', { busy: true }),
    'shown.acceptOffline': says('applicants:accept.offline'),
    'shown.acceptFailed': says('applicants:accept.failed'),
    'shown.declining': says('applicants:decline.noteHint'),
    'shown.markingInterest': offers('applicants:action.interested', { busy: true }),
    'shown.openingChat': offers('applicants:action.chat', { busy: true }),
    'shown.inChat': leadsTo(/^\/employer\/chat\//),
  },
});
