import { randomUUID } from 'node:crypto';
import type { CallName } from '../../contract/calls.ts';
import { pdf } from '../support/market.ts';
import type { Row } from './roles.table.ts';
import type { Things, World } from './world.ts';

const anybody = ['none', 'guest', 'seeker', 'recruiter', 'suspended', 'ended'] as const;
const seekers = ['seeker'] as const;
const recruiters = ['recruiter'] as const;
const members = ['seeker', 'recruiter'] as const;
/** A recruiter without an approved company can't chat (specification §6); permissions.table.ts has what members of one may do. */
const noCompany = { recruiter: 45001 };

/** On the user's own conversation, and on another's, which doesn't exist for them. */
const onChat = (sends: (things: Things) => object, answers: 40004 | 'nothing' = 40004): Row => ({
  admits: members,
  sends: ({ own }: World) => sends(own),
  anothers: { sends: ({ another }: World) => sends(another), answers },
});
const text = () => ({ id: randomUUID(), kind: 'text', body: { text: 'Hello' } });

/** Both sides chat; a job seeker opens a chat about a job, an employer with an applicant. */
export const CHAT_ROLES = {
  checkChatExists: { admits: seekers, sends: () => ({ params: { recruiter_id: randomUUID() } }) },
  queryOnlineStatus: { admits: members, sends: () => ({ body: { user_ids: [randomUUID()], role: 'recruiter' } }) },
  redirectCondition: { admits: anybody, sends: ({ freshJob }) => ({ query: { job_id: freshJob } }) },
  // Nobody here posted that job. server/modules/chat tests opening a chat.
  openChat: { admits: seekers, sends: ({ freshJob }) => ({ body: { job_id: freshJob } }), answers: 45014 },
  // Without an approved company, there are no applicants.
  openApplicantChat: { admits: recruiters, sends: () => ({ body: { application_id: randomUUID() } }), answers: 45001 },
  listChats: { admits: members, answers: noCompany },
  countUnread: { admits: members },
  getChat: onChat(({ chat }) => ({ params: { id: chat.id } })),
  updateChat: onChat(({ chat }) => ({ params: { id: chat.id }, body: { is_pinned: true } })),
  // server/modules/chat/report.test.ts tests that the other side's lists are refused.
  reportChat: onChat(({ chat }) => ({ params: { id: chat.id }, body: { list: chat.reasons, report_reason_id: 1 } })),
  deleteChat: onChat(({ chat }) => ({ params: { id: chat.id } }), 'nothing'),
  listMessages: onChat(({ chat }) => ({ params: { id: chat.id } })),
  listChanges: onChat(({ chat }) => ({ params: { id: chat.id }, query: { known: 0 } })),
  sendMessage: onChat(({ chat }) => ({ params: { id: chat.id }, body: text() })),
  recallMessage: onChat(({ chat }) => ({ params: { id: chat.id, message_id: chat.sentText }, body: {} })),
  answerMessage: onChat(({ chat }) => ({ params: { id: chat.id, message_id: chat.phoneRequest }, body: { is_accepted: false } })),
  markChat: onChat(({ chat }) => ({ params: { id: chat.id }, body: { read_offset: 1 } })),
  uploadChatFile: { admits: members, sends: () => ({ file: pdf(), filename: 'cv.pdf' }), answers: noCompany },
  listPhrases: { admits: members, answers: noCompany },
  createPhrase: { admits: members, sends: () => ({ body: { kind: 'phrase', text: 'Thank you' } }), answers: noCompany },
  // Without an approved company, there is nobody to reply to. server/modules/chat/automatic-replies.test.ts tests which members may.
  listAutomaticReplies: { admits: recruiters, answers: 45001 },
  saveAutomaticReply: { admits: recruiters, sends: () => ({ body: { kind: 'firstMessage', is_on: true, text: 'Thank you' } }), answers: 45001 },
  updatePhrase: onChat(({ phrase }) => ({ params: { id: phrase }, body: { text: 'Thank you' } })),
  // Whatever phrases are named, only the user's own are reordered.
  deletePhrase: onChat(({ phrase }) => ({ params: { id: phrase } }), 'nothing'),
} satisfies Partial<Record<CallName, Row>>;
