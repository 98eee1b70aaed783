import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { uploadChatFile } from '../../contract/chat-messages.ts';
import { changeCompanyPicture, uploadCompanyPicture } from '../../contract/company-album.ts';
import { uploadCompanyDocument } from '../../contract/company-workspace.ts';
import { HOUR } from '../../contract/durations.ts';
import { offerInterview } from '../../contract/interviews.ts';
import type { MemberRole, Permission } from '../../contract/team-rules.ts';
import { uploadVideoCover, uploadVideoResume } from '../../contract/video-resumes.ts';
import { user } from '../../server/db/schema/auth.ts';
import { chat, chatMessage, phrase } from '../../server/db/schema/chat.ts';
import { companyInvite } from '../../server/db/schema/employer.ts';
import { companyMember } from '../../server/db/schema/identity.ts';
import { videoResume } from '../../server/db/schema/resume.ts';
import { application } from '../../server/db/schema/seeker.ts';
import type { TestApp } from '../support/app.ts';
import { attachResume, makeCompany, makeJob, pdf } from '../support/market.ts';
import { png } from '../support/pictures.ts';
import { colleague, type Colleague } from '../support/team.ts';
import { video } from '../support/videos.ts';
import { tablesWith, textOfRows } from './rows.ts';
import { everythingOf, person } from './world.ts';

/** A company with one of everything that its calls name; what belongs to one member is `owner`'s. */
export interface Estate {
  companyId: number;
  owner: Colleague;
  /** Another member, a recruiter, and one who waits for approval. */
  mate: Colleague;
  waits: Colleague;
  /** An applicant of the company. */
  seeker: Colleague;
  job: number;
  draft: number;
  application: string;
  /** Between the owner and a job seeker: `sentText` by the owner, `phoneRequest`, `sentResume` and `sentVideo` by the job seeker, with a file of the owner. */
  chat: string;
  sentText: string;
  phoneRequest: string;
  sentResume: string;
  sentVideo: string;
  file: string;
  phrase: string;
  interview: string;
  document: string;
  /** On the company's public page. */
  picture: string;
  invite: string;
}

/** @param role the owner's role in the end, once everything is created */
export async function estateOf(server: TestApp, role: MemberRole | 'waiting', permissions: readonly Permission[]): Promise<Estate> {
  const { db, clock } = server;
  const companyId = await makeCompany(db, { isVerified: true });
  if (role !== 'coordinator') await colleague(server, companyId, 'coordinator');
  const [owner, mate, waits] = [
    await colleague(server, companyId, 'admin'),
    await colleague(server, companyId, 'recruiter'),
    await colleague(server, companyId, 'waiting'),
  ];
  const { id: jobId } = await makeJob(db, { companyId, postedBy: owner.userId });
  const { id: draft } = await makeJob(db, { companyId, postedBy: owner.userId, source: 'employer', status: 'draft' });
  const seeker = await person(server, 'seeker');
  await db.update(user).set({ isProfileCompleted: true }).where(eq(user.id, seeker.userId));
  const resumeId = (await attachResume(seeker.browser)).id;
  const { data: clip } = await seeker.browser.call(uploadVideoResume, { query: {}, file: video(), filename: 'Ana.mp4' });
  await seeker.browser.call(uploadVideoCover, { query: { video_resume_id: clip.id }, file: png(), filename: 'cover.png' });
  const [introduction] = await db.select().from(videoResume).where(eq(videoResume.userId, seeker.userId));
  const [applied] = await db
    .insert(application)
    .values({ userId: seeker.userId, jobId, resumeId, videoKey: introduction?.storageKey ?? null, promise: 'awaiting' })
    .returning({ id: application.id });
  const offered = await owner.browser.call(offerInterview, {
    body: { application_id: idOf(applied), times: [at(clock.now(), 48)], time_zone: 'Asia/Manila', method: 'phone' },
  });
  // The offer counted as a reply: here the application still waits for one.
  await db
    .update(application)
    .set({ status: 'pending' })
    .where(eq(application.id, idOf(applied)));
  const [conversation] = await db.select({ id: chat.id }).from(chat).where(eq(chat.recruiterId, owner.userId));
  const chatId = idOf(conversation);
  const sentText = { id: randomUUID(), senderId: owner.userId, kind: 'text', body: { text: 'Mine' } };
  const phoneRequest = { id: randomUUID(), senderId: seeker.userId, kind: 'phoneRequest', body: { status: 'requested', answered_at: null, phones: null } };
  const resume = { id: randomUUID(), senderId: seeker.userId, kind: 'resume', body: { resume_id: resumeId, filename: 'cv.pdf', size: 9 } };
  const introduced = {
    id: randomUUID(),
    senderId: seeker.userId,
    kind: 'video',
    body: { video_resume_id: clip.id, filename: 'Ana.mp4', size: 9, duration_ms: 9, storage_key: introduction?.storageKey, cover_key: introduction?.coverKey },
  };
  await db.insert(chatMessage).values(
    [sentText, phoneRequest, resume, introduced].map((one, place) => ({
      ...one,
      chatId,
      offset: place + 2,
      changedOffset: place + 2,
      createdAt: clock.now(),
    })),
  );
  await db.update(chat).set({ lastOffset: 5 }).where(eq(chat.id, chatId));
  const { file_id } = (await owner.browser.call(uploadChatFile, { file: pdf(), filename: 'a.pdf' })).data;
  const [phraseRow] = await db.insert(phrase).values({ userId: owner.userId, kind: 'phrase', text: 'Mine' }).returning({ id: phrase.id });
  const { documents } = (await owner.browser.call(uploadCompanyDocument, { file: pdf(), filename: 'paper.pdf' })).data;
  const [picture] = (await owner.browser.call(uploadCompanyPicture, { file: png(), filename: 'office.png' })).data;
  await owner.browser.call(changeCompanyPicture, { params: { id: idOf(picture) }, body: { alt: 'The lamp room at night' } });
  const [invited] = await db
    .insert(companyInvite)
    .values({
      companyId,
      invitedBy: owner.userId,
      email: `${randomUUID()}@example.com`,
      role: 'recruiter',
      tokenHash: randomBytes(32).toString('hex'),
      expiresAt: new Date(clock.now().getTime() + HOUR),
    })
    .returning({ id: companyInvite.id });
  await db
    .update(companyMember)
    .set({ role: role === 'waiting' ? 'recruiter' : role, permissions: [...permissions], ...(role === 'waiting' ? { joinedAt: null } : {}) })
    .where(eq(companyMember.userId, owner.userId));
  return {
    companyId,
    owner,
    mate,
    waits,
    seeker,
    job: jobId,
    draft,
    application: idOf(applied),
    chat: chatId,
    sentText: sentText.id,
    phoneRequest: phoneRequest.id,
    sentResume: resume.id,
    sentVideo: introduced.id,
    file: file_id,
    phrase: idOf(phraseRow),
    interview: offered.data.id,
    document: (documents[0] as { id: string }).id,
    picture: idOf(picture),
    invite: idOf(invited),
  };
}

/** In this many hours from now. */
export const at = (now: Date, hours: number): string => new Date(now.getTime() + hours * HOUR).toISOString();

const idOf = (row: { id: string } | undefined) => (row as { id: string }).id;

/** Every row of a company and of the owner in it: a refused caller may change none of them. */
export async function everythingAt(server: TestApp, { companyId, owner, chat: chatId, job: jobId, interview }: Estate): Promise<string> {
  const owned = await tablesWith(server, 'company_id');
  const rows = await textOfRows(
    server,
    [
      ...owned.map((table) => [table, 'company_id', 'company'] as const),
      ['company', 'id', 'company'],
      ['application', 'job_id', 'job'],
      ['chat_message', 'chat_id', 'chat'],
      ['chat_member', 'chat_id', 'chat'],
      ['interview_event', 'interview_id', 'interview'],
    ],
    { company: companyId, job: jobId, chat: chatId, interview },
  );
  return (await everythingOf(server, owner.userId)) + rows;
}
