import { acceptApplicant, declineApplicants, getApplicant, markInterest, openApplicant } from '../../../contract/applicants.ts';
import { openApplicantChat } from '../../../contract/chats.ts';
import type { AcceptAnswer, ApplicantAnswer, ChatAnswer } from '../../../src/machines/applicant/applicant.actors.ts';
import { applicant, applicantFlow } from '../../../src/machines/applicant/applicant.fixtures.ts';
import { drivePaths } from './drive.ts';
import { answerAs, beRecruiter, field, open, press, retry } from './gestures.ts';
import { reconnecting } from './ownCalls.ts';
import { data, refusal, type WireCall } from './plan.ts';
import { holdSocket } from './socket.ts';

const opening = {
  call: openApplicant,
  reply: (answer) => (answer.ok ? data(answer.applicant) : refusal('notFound')),
} satisfies WireCall<ApplicantAnswer>;

drivePaths(applicantFlow)({
  begin: {
    application: async (stand) => {
      await beRecruiter(stand);
      const sends = await holdSocket(stand);
      stand.kept.go = () => sends('changed', { what: 'interview', id: null });
      await open(`/employer/applicants/${applicant.id}`)(stand);
    },
  },
  gestures: {
    'load.retried': retry,
    'accept.requested': press('applicants:action.accept'),
    'accept.confirmed': async (stand, { note }) => {
      await field(stand, 'applicants:accept.note').fill(note);
      await press('applicants:accept.confirm')(stand);
    },
    'accept.retried': press('common:retry'),
    'accept.abandoned': press('applicants:accept.keep'),
    'decline.requested': press('applicants:action.decline'),
    'decline.finished': async (stand, { outcome }) => {
      if (outcome === null) return press('applicants:decline.keep')(stand);
      await answerAs(stand, declineApplicants, outcome);
      await press('applicants:decline.next')(stand);
      await press('applicants:decline.send')(stand);
    },
    'interest.toggled': press('applicants:action.interested'),
    'chat.requested': press('applicants:action.chat'),
    // A colleague or the seeker changes something.
    'applicant.changed': ({ kept }) => kept.go?.() ?? Promise.resolve(),
  },
  calls: {
    openApplicant: opening,
    refreshApplicant: opening,
    waitToAccept: reconnecting,
    acceptApplicant: {
      call: acceptApplicant,
      reply: (answer) => (answer.ok ? data(answer.applicant) : refusal('notAllowedNow')),
      before: async (stand, answer) => (answer.ok ? undefined : answerAs(stand, getApplicant, answer.applicant)),
    } satisfies WireCall<AcceptAnswer>,
    markInterest: { call: markInterest, reply: data },
    openChat: {
      call: openApplicantChat,
      reply: (answer) => (answer.ok ? data({ id: answer.chatId }) : refusal('notAllowedNow')),
    } satisfies WireCall<ChatAnswer>,
  },
});
