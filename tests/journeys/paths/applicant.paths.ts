import { acceptApplicant, declineApplicants, getApplicant, markInterest, openApplicant } from '../../../contract/applicants.ts';
import { openApplicantChat } from '../../../contract/chats.ts';
import type { AcceptAnswer, ApplicantAnswer, ChatAnswer } from '../../../src/machines/applicant/applicant.actors.ts';
import { applicant, applicantFlow } from '../../../src/machines/applicant/applicant.fixtures.ts';
import { drivePaths } from './drive.ts';
import { answerAs, beRecruiter, field, open, press, retry } from './gestures.ts';
import { data, elsewhere, refusal, type WireCall } from './plan.ts';

drivePaths(applicantFlow)({
  begin: {
    application: async (stand) => {
      await beRecruiter(stand);
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
    'applicant.changed': elsewhere('a colleague or the seeker changes something'),
  },
  calls: {
    openApplicant: {
      call: openApplicant,
      reply: (answer) => (answer.ok ? data(answer.applicant) : refusal('notFound')),
    } satisfies WireCall<ApplicantAnswer>,
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
