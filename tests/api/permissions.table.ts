import { randomUUID } from 'node:crypto';
import type { CallName } from '../../contract/calls.ts';
import type { DownloadPath } from '../../contract/downloads.ts';
import type { Permission } from '../../contract/team-rules.ts';
import { vacancy } from '../../server/modules/hiring/postings/posting.fixture.ts';
import { pdf } from '../support/market.ts';
import { png } from '../support/pictures.ts';
import { at, type Estate } from './company-world.ts';

/**
 * Who makes a call for a company. Of `estate`, a company with one of everything (company-world.ts), they are: a recruiter without a company, one who
 * waits for approval, one with every permission except the last required one, one with only the required ones, an admin, the coordinator; each names
 * what is their own there. `colleague`, an admin of it, names what is another member's. `stranger` coordinates another company, and names what is
 * this one's.
 */
export const AS = ['outsider', 'waiting', 'without', 'with', 'admin', 'coordinator', 'colleague', 'stranger'] as const;
export type As = (typeof AS)[number];
/** In that order: 200, or the code of the refusal (specification §8). */
type Answers = readonly [number, number, number, number, number, number, number, number];

interface Input {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Blob;
  filename?: string;
}
type Sends = (estate: Estate, now: Date) => Input;

export interface Row {
  call: CallName | DownloadPath;
  sends: Sends;
  /** The permissions that the recruiter `with` has, and of which `without` lacks the last; by default all and none. */
  permissions?: readonly Permission[];
  answers: Answers;
}

const chatting = ['chat-with-job-seekers'] as const;
const posting = ['post-jobs'] as const;

// Written by hand from specification §6, not derived from the declarations, so that a mistake in a declaration is found.
const member = (colleague: number, stranger: number, done = 200): Answers => [45001, 45001, done, done, done, done, colleague, stranger];
/** Members without the permission to chat, to set automatic replies or to analyze. */
const talker = (colleague: number, stranger: number, done = 200): Answers => [45001, 45001, 45002, done, done, done, colleague, stranger];
const poster = (stranger: number): Answers => [45001, 45001, 45030, 200, 200, 200, 200, stranger];
const admin = (refused: number, stranger: number, done = 200): Answers => [45001, 45001, refused, refused, done, done, done, stranger];
const coordinator = (refused: number, stranger: number): Answers => [45001, 45001, refused, refused, refused, 200, refused, stranger];

const row = (call: Row['call'], answers: Answers, sends: Sends = () => ({}), permissions?: readonly Permission[]): Row => ({
  call,
  sends,
  answers,
  ...(permissions ? { permissions } : {}),
});
const talk = (call: Row['call'], answers: Answers, sends?: Sends) => row(call, answers, sends, chatting);
const post = (call: Row['call'], answers: Answers, sends?: Sends) => row(call, answers, sends, posting);

const details = {
  registered_name: null,
  founded_on: null,
  size_id: null,
  financing_stage_id: null,
  industry_id: null,
  company_type: null,
  listing_status: null,
  website: null,
  address: null,
  about: null,
  culture: null,
  benefit_ids: [],
  culture_ids: [],
};
const given = { role: 'recruiter', permissions: ['post-jobs', 'chat-with-job-seekers'] };
const inChat: Sends = ({ chat }) => ({ params: { id: chat } });
const ofInterview =
  (body: object = {}): Sends =>
  ({ interview }) => ({ params: { id: interview }, body });

const applicants: readonly Row[] = [
  row('listApplicants', member(200, 40004), ({ job }) => ({ query: { job_id: job } })),
  row('getApplicant', member(200, 40004), ({ application }) => ({ params: { id: application } })),
  row('openApplicant', member(200, 40004), ({ application }) => ({ params: { id: application } })),
  row('acceptApplicant', member(200, 40004), ({ application }) => ({ params: { id: application }, body: {} })),
  row('declineApplicants', member(200, 40004), ({ application }) => ({ body: { ids: [application], reason: 'other' } })),
  row('markInterest', member(200, 40004), ({ application }) => ({ params: { id: application }, body: { is_interested: true } })),
  row('readApplicantResume', member(200, 40004), ({ application }) => ({ params: { id: application } })),
  row('getApplicantAnalysis', member(200, 40004), ({ application }) => ({ params: { id: application } })),
  row('analyseApplicant', talker(200, 40004), ({ application }) => ({ params: { id: application }, body: {} }), ['analyse-talent-with-ai']),
  row('/api/employer/applicants/:id/resume', member(200, 40004), ({ application }) => ({ params: { id: application } })),
  row('/api/employer/applicants/:id/resume/view', member(200, 40004), ({ application }) => ({ params: { id: application } })),
  row('/api/employer/applicants/:id/video', member(200, 40004), ({ application }) => ({ params: { id: application } })),
];

const conversations: readonly Row[] = [
  talk('openApplicantChat', talker(200, 40004), ({ application }) => ({ body: { application_id: application } })),
  talk('listChats', talker(200, 200)),
  talk('getChat', talker(40004, 40004), inChat),
  talk('updateChat', talker(40004, 40004), ({ chat }) => ({ params: { id: chat }, body: { is_pinned: true } })),
  talk('reportChat', talker(40004, 40004), ({ chat }) => ({ params: { id: chat }, body: { list: 'report_talent_reasons', report_reason_id: 1 } })),
  // Deleting someone else's message is as silent as deleting one twice.
  talk('deleteChat', talker(200, 200), inChat),
  talk('listMessages', talker(40004, 40004), inChat),
  talk('listChanges', talker(40004, 40004), ({ chat }) => ({ params: { id: chat }, query: { known: 0 } })),
  talk('sendMessage', talker(40004, 40004), ({ chat }) => ({ params: { id: chat }, body: { id: randomUUID(), kind: 'text', body: { text: 'Hello' } } })),
  // A member can send their own file; a colleague's file isn't available to them, and neither is the conversation.
  talk('sendMessage', talker(40004, 40004), ({ chat, file }) => ({ params: { id: chat }, body: { id: randomUUID(), kind: 'file', body: { file_id: file } } })),
  talk('recallMessage', talker(40004, 40004), ({ chat, sentText }) => ({ params: { id: chat, message_id: sentText }, body: {} })),
  talk('answerMessage', talker(40004, 40004), ({ chat, phoneRequest }) => ({ params: { id: chat, message_id: phoneRequest }, body: { is_accepted: false } })),
  talk('markChat', talker(40004, 40004), ({ chat }) => ({ params: { id: chat }, body: { read_offset: 1 } })),
  talk('uploadChatFile', talker(200, 200), () => ({ file: pdf(), filename: 'cv.pdf' })),
  talk('listPhrases', talker(200, 200)),
  talk('createPhrase', talker(200, 200), () => ({ body: { kind: 'phrase', text: 'Thank you' } })),
  talk('updatePhrase', talker(40004, 40004), ({ phrase }) => ({ params: { id: phrase }, body: { text: 'Thank you' } })),
  talk('deletePhrase', talker(200, 200), ({ phrase }) => ({ params: { id: phrase } })),
  row('listAutomaticReplies', talker(200, 200), () => ({}), ['set-automatic-replies']),
  row('saveAutomaticReply', talker(200, 200), () => ({ body: { kind: 'firstMessage', is_on: true, text: 'I read this soon.' } }), ['set-automatic-replies']),
  talk('/api/chat/file/:id/download', talker(40004, 40004), ({ file }) => ({ params: { id: file } })),
  talk('/api/chat/messages/:id/resume', talker(40004, 40004), ({ sentResume }) => ({ params: { id: sentResume } })),
  talk('/api/chat/messages/:id/video', talker(40004, 40004), ({ sentVideo }) => ({ params: { id: sentVideo } })),
  talk('/api/chat/messages/:id/cover', talker(40004, 40004), ({ sentVideo }) => ({ params: { id: sentVideo } })),
  // The job seeker has no photo, so nobody finds one.
  talk('/api/chat/chats/:id/avatar', talker(40004, 40004, 40004), inChat),
  talk('/api/chat/chats/:id/export', talker(40004, 40004), inChat),
];

const interviews: readonly Row[] = [
  row('listInterviews', member(200, 200), ({ application }) => ({ query: { application_id: application } })),
  row('getInterview', member(40004, 40004), ofInterview()),
  // There can be only one at a time, so callers with access get that refusal.
  talk('offerInterview', talker(45026, 40004, 45026), ({ application }, now) => ({
    body: { application_id: application, times: [at(now, 72)], time_zone: 'Asia/Manila', method: 'phone' },
  })),
  talk('offerInterview', talker(40004, 40004, 45026), ({ chat, job }, now) => ({
    body: { chat_id: chat, job_id: job, times: [at(now, 72)], time_zone: 'Asia/Manila', method: 'phone' },
  })),
  // Nothing was proposed or started, so callers with access are refused because it isn't possible now.
  talk('acceptInterview', talker(40004, 40004, 42016), (estate, now) => ofInterview({ time: at(now, 48) })(estate, now)),
  talk('reofferInterview', talker(40004, 40004), (estate, now) => ofInterview({ times: [at(now, 72)], method: 'phone' })(estate, now)),
  row('cancelInterview', member(40004, 40004), ofInterview({ reason: 'Filled' })),
  row('checkInInterview', member(40004, 40004, 42016), ofInterview()),
  row('markAttendance', member(40004, 40004, 42016), ofInterview({ attendance: 'completed' })),
  row('giveInterviewResult', member(40004, 40004, 42016), ofInterview({ result: 'passed' })),
  // No time is agreed, so there is nothing for a calendar.
  row('/api/chat/interviews/:id/calendar', member(40004, 40004, 42016), ofInterview()),
];

const postings: readonly Row[] = [
  row('listPostings', member(200, 200)),
  row('getPosting', member(200, 40004), ({ draft }) => ({ params: { id: draft } })),
  post('createPosting', poster(200), () => ({ body: {} })),
  post('savePosting', poster(40004), ({ draft }) => ({ params: { id: draft }, body: { title: 'Cook' } })),
  post('publishPosting', poster(40004), ({ draft }) => ({ params: { id: draft }, body: vacancy() })),
  row(
    'publishPosting',
    [45001, 45001, 45031, 200, 200, 200, 200, 40004],
    ({ draft }) => ({ params: { id: draft }, body: vacancy({ is_salary_masked: true }) }),
    ['post-jobs', 'mask-salaries'],
  ),
  post('movePosting', poster(40004), ({ job }) => ({ params: { id: job }, body: { move: 'close' } })),
];

const company: readonly Row[] = [
  row('getWorkspace', member(200, 200)),
  row('getCompanyPage', member(200, 200)),
  row('saveCompany', admin(45040, 200), () => ({ body: details })),
  row('uploadCompanyDocument', admin(45041, 200), () => ({ file: pdf('Another'), filename: 'paper.pdf' })),
  row('deleteCompanyDocument', admin(45041, 200), ({ document }) => ({ params: { id: document } })),
  row('uploadCompanyPicture', admin(45040, 200), () => ({ file: png(), filename: 'office.png' })),
  row('changeCompanyPicture', admin(45040, 40004), ({ picture }) => ({ params: { id: picture }, body: { alt: 'Us', is_cover: true } })),
  row('orderCompanyPictures', admin(45040, 40004), ({ picture }) => ({ body: { ids: [picture] } })),
  row('removeCompanyPicture', admin(45040, 40004), ({ picture }) => ({ params: { id: picture } })),
  row('restoreCompanyPicture', admin(45040, 40004), ({ picture }) => ({ params: { id: picture } })),
  row('verifyCompany', admin(45041, 42016), () => ({ body: { by: 'documents' } })),
  // A waiting recruiter's documents are those of their own claim; without a company there are none.
  row('/api/recruiters/company/documents/:id', [45001, 200, 45041, 45041, 200, 200, 200, 40004], ({ document }) => ({ params: { id: document } })),
  row('deleteCompany', coordinator(45043, 40001), () => ({ body: { name: 'Harbour Freight' } })),
];

const ofMate =
  (body?: object): Sends =>
  ({ mate }) => ({ params: { user_id: mate.userId }, ...(body ? { body } : {}) });
const team: readonly Row[] = [
  row('getTeam', member(200, 200)),
  row('inviteMember', admin(45048, 200), () => ({ body: { email: `${randomUUID()}@example.com`, ...given } })),
  row('cancelInvite', admin(45048, 200), ({ invite }) => ({ params: { id: invite } })),
  row('letMemberIn', admin(45042, 40004), ({ waits }) => ({ params: { user_id: waits.userId } })),
  row('changeMember', admin(45048, 40004), ofMate(given)),
  row('removeMember', admin(45048, 40004), ofMate()),
  row('transferOwnership', coordinator(45044, 40004), ofMate()),
  row('leaveCompany', [45001, 45001, 200, 200, 200, 45047, 200, 45047]),
];

export const COMPANY_ROWS: readonly Row[] = [...applicants, ...conversations, ...interviews, ...postings, ...company, ...team];

/** What recruiters do for themselves, whatever company they hire for, or without one: roles.table.ts has the answers. */
export const FOR_ONESELF: readonly CallName[] = [
  // Choosing a company and joining it: a claim is personal until it is verified.
  'getMembership',
  'joinCompany',
  'acceptInvite',
  'getCompanyClaim',
  'uploadClaimDocument',
  'deleteClaimDocument',
  'claimCompany',
  // Counts and presence: of what the user may see.
  'countUnread',
  'queryOnlineStatus',
  'getInterviewRedDot',
  'getReach',
  'saveReach',
  'listNotifications',
  'readNotifications',
  'getPushKey',
  'savePushSubscription',
  'deletePushSubscription',
  // Signing in.
  'scanQrLogin',
  'approveQrLogin',
  'denyQrLogin',
  'verifyEmail',
  'verifyEmailByLink',
  'verifyPhone',
  'requestEmailChange',
  'confirmEmailChange',
  'cancelEmailChange',
  'changePassword',
  'listSessions',
  'endSession',
  'endOtherSessions',
  'passkeyOptions',
  'addPasskey',
  'removePasskey',
  'getTwoFactor',
  'enrolTwoFactor',
  'confirmTwoFactor',
  'disableTwoFactor',
  'renewRecoveryCodes',
  'getProof',
  'stepUp',
];
