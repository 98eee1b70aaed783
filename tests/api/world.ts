import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ChatReportList } from '../../contract/chat-report-lists.ts';
import { FIRST_PERMISSIONS } from '../../contract/team-rules.ts';
import { resumeForm } from '../../contract/resume-form.ts';
import { account, session, user } from '../../server/db/schema/auth.ts';
import { chat, chatMember, chatMessage, phrase } from '../../server/db/schema/chat.ts';
import { companyMember, jobAlert, passkey } from '../../server/db/schema/identity.ts';
import { education, jobPreference, license, spokenLanguage, website, workExperience } from '../../server/db/schema/profile.ts';
import { blockedCompany, onlineResume, resumeDraft, resumeSync, videoResume } from '../../server/db/schema/resume.ts';
import { application, applyDraft, resume, savedJob } from '../../server/db/schema/seeker.ts';
import { tokenHashOf } from '../../server/modules/identity/assurance/session-rows.ts';
import type { TestApp } from '../support/app.ts';
import { tablesWith, textOfRows } from './rows.ts';
import type { Browser } from '../support/browser.ts';
import { makeCompany, makeJob } from '../support/market.ts';
import { DAY } from '../../contract/durations.ts';

/** Who makes a call. `suspended` and `ended` have the cookie of a session that was once valid. */
export const CALLERS = ['none', 'guest', 'seeker', 'recruiter', 'suspended', 'ended'] as const;
export type CallerName = (typeof CALLERS)[number];

export type Records = Record<'workExperience' | 'education' | 'license' | 'website' | 'language' | 'preference', string>;

/** One of everything a person owns: the ids to request it by. */
export interface Things {
  /** The job that is saved, applied for and has a draft. */
  job: number;
  /** A blocked company. */
  company: number;
  /** The last part of the URL of a resume that everyone may see. */
  onlineResume: string;
  resume: string;
  video: string;
  resumeDraft: string;
  /** The import of the resume into the profile. */
  sync: string;
  alert: string;
  passkey: string;
  session: string;
  /** A conversation with someone, with a message of the user, a question of the other, and the list of reasons to report them. */
  chat: { id: string; sentText: string; phoneRequest: string; reasons: ChatReportList };
  phrase: string;
  /** One of each kind of record of a profile. */
  records: Records;
}

export interface World {
  own: Things;
  another: Things;
  /** An open job that nobody did anything with, and one applied for on its employer's own site. */
  freshJob: number;
  externalJob: number;
  /** Never used before. */
  freshAddress: string;
  freshPhone: string;
}

/** A person with a session, inserted directly into the database: no password is hashed, so thousands of them are cheap. */
export async function person(server: TestApp, kind: Exclude<CallerName, 'none'>): Promise<{ browser: Browser; userId: string; sessionId: string }> {
  const { clock, db, visitor } = server;
  const id = randomUUID();
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  await db.insert(user).values({
    id,
    email: `${id}@example.com`,
    emailVerified: true,
    firstName: 'Ana',
    lastName: 'Reyes',
    name: 'Ana Reyes',
    isAnonymous: kind === 'guest',
    role: kind === 'recruiter' ? 'recruiter' : 'jobseeker',
    suspendedAt: kind === 'suspended' ? now : null,
    countryId: 167,
    languageId: 1,
    createdAt: now,
    updatedAt: now,
  });
  if (kind !== 'guest') await db.insert(account).values({ accountId: id, providerId: 'credential', userId: id });
  const expiresAt = new Date(now.getTime() + (kind === 'ended' ? 0 : DAY));
  const [begun] = await db
    .insert(session)
    .values({ token: tokenHashOf(token), userId: id, expiresAt, provenAt: now, createdAt: now, updatedAt: now })
    .returning({ id: session.id });
  const browser = visitor();
  browser.cookies.set('sessionid', token);
  return { browser, userId: id, sessionId: (begun as { id: string }).id };
}

/** Gives a person one of everything. */
export async function furnish({ clock, db }: TestApp, userId: string, sessionId: string): Promise<Things> {
  const { id: job } = await makeJob(db);
  const createdAt = clock.now();
  const file = { filename: 'cv.pdf', format: 'pdf' as const, size: 9, sha256: randomUUID(), storageKey: randomUUID() };
  const [resumeRow] = await db
    .insert(resume)
    .values({ userId, ...file, createdAt })
    .returning();
  const [sync] = await db
    .insert(resumeSync)
    .values({ userId, resumeId: idOf(resumeRow), taken: 1 })
    .returning();
  const form = resumeForm.parse({ template: 'classic' });
  const [draft] = await db.insert(resumeDraft).values({ userId, name: 'Short', form }).returning();
  const [alert] = await db
    .insert(jobAlert)
    .values({ userId, countryId: 167, languageId: 1, keywords: randomUUID(), email: `${userId}@example.com`, frequency: 'Daily', status: 'active' })
    .returning();
  const [key] = await db.insert(passkey).values({ userId, credentialId: randomUUID(), publicKey: 'AA', name: 'Phone' }).returning();
  const [video] = await db
    .insert(videoResume)
    .values({ userId, filename: 'me.mp4', size: 9, durationMs: 9_000, storageKey: `videos/${userId}/${randomUUID()}`, createdAt })
    .returning();
  await db.insert(savedJob).values({ userId, jobId: job });
  await db.insert(application).values({ userId, jobId: job, promise: 'awaiting', createdAt });
  await db
    .insert(applyDraft)
    .values({ userId, jobId: job, draft: { answers: {}, first_message: 'Mine', resume_id: null, video_resume_id: null, idempotency_key: randomUUID() } });
  const company = await makeCompany(db);
  await db.insert(blockedCompany).values({ userId, companyId: company });
  const slug = `ana-${randomUUID()}`;
  await db.insert(onlineResume).values({ userId, slug, visibility: 'everyone', form: resumeForm.parse({ template: 'classic' }) });
  return {
    job,
    company,
    onlineResume: slug,
    resume: idOf(resumeRow),
    video: idOf(video),
    resumeDraft: idOf(draft),
    sync: idOf(sync),
    alert: idOf(alert),
    passkey: idOf(key),
    session: sessionId,
    chat: await converse(db, userId, createdAt),
    phrase: idOf((await db.insert(phrase).values({ userId, kind: 'phrase', text: 'Mine' }).returning())[0]),
    records: await writeProfileOf(db, userId),
  };
}

/** The values of each kind of record, as the API takes them. */
export const WRITTEN = {
  workExperience: { job_title: 'Cook', company_name: 'Harbour Grill', start_date: '2020-02', end_date: '2021-01' },
  education: { school_name: 'Cebu Normal University', education_level_id: 5, start_date: '2012-06', end_date: '2016-03' },
  license: { name: 'Food safety', issuing_organisation: 'Board of Health', issue_date: '2024-01', expiry_date: '2026-01' },
  website: { url: 'https://ana.example/work' },
  language: { language: 'fil', proficiency: 'native' as const },
  preference: {
    job_title: 'Cook',
    industry_id: 3,
    job_type_ids: [1],
    work_arrangement: 'onsite' as const,
    work_language: 'en',
    timezone: 'Asia/Manila',
    location_id: 167_001,
    currency: 'PHP',
    salary_type: 'Monthly' as const,
    min_salary: 20_000,
    max_salary: 30_000,
  },
};

/** A conversation with someone on the other side. */
async function converse(db: TestApp['db'], userId: string, createdAt: Date): Promise<Things['chat']> {
  const [self] = await db.select({ role: user.role }).from(user).where(eq(user.id, userId));
  const isSeeker = self?.role === 'jobseeker';
  const role = isSeeker ? ('recruiter' as const) : ('jobseeker' as const);
  const [other] = await db
    .insert(user)
    .values({ email: `${randomUUID()}@example.com`, role })
    .returning();
  const [seekerId, recruiterId] = isSeeker ? [userId, idOf(other)] : [idOf(other), userId];
  const companyId = await makeCompany(db);
  await db.insert(companyMember).values({ userId: recruiterId, companyId, role: 'recruiter', permissions: [...FIRST_PERMISSIONS], joinedAt: createdAt });
  const [made] = await db.insert(chat).values({ seekerId, recruiterId, companyId, lastOffset: 2, lastMessageAt: createdAt }).returning();
  const chatId = idOf(made);
  await db.insert(chatMember).values([
    { chatId, userId: seekerId, role: 'seeker' },
    { chatId, userId: recruiterId, role: 'employer' },
  ]);
  const sentText = { id: randomUUID(), chatId, offset: 1, changedOffset: 1, senderId: userId, kind: 'text', body: { text: 'Mine' }, createdAt };
  const body = { status: 'requested', answered_at: null, phones: null };
  const phoneRequest = { id: randomUUID(), chatId, offset: 2, changedOffset: 2, senderId: idOf(other), kind: 'phoneRequest', body, createdAt };
  await db.insert(chatMessage).values([sentText, phoneRequest]);
  return { id: chatId, sentText: sentText.id, phoneRequest: phoneRequest.id, reasons: isSeeker ? 'report_recruiter_reasons' : 'report_talent_reasons' };
}

async function writeProfileOf(db: TestApp['db'], userId: string): Promise<Records> {
  const [work] = await db
    .insert(workExperience)
    .values({ userId, ...WRITTEN.workExperience })
    .returning();
  const [school] = await db
    .insert(education)
    .values({ userId, ...WRITTEN.education })
    .returning();
  const [proof] = await db
    .insert(license)
    .values({ userId, ...WRITTEN.license })
    .returning();
  const [link] = await db
    .insert(website)
    .values({ userId, ...WRITTEN.website })
    .returning();
  const [tongue] = await db
    .insert(spokenLanguage)
    .values({ userId, ...WRITTEN.language })
    .returning();
  const [wish] = await db
    .insert(jobPreference)
    .values({ userId, ...WRITTEN.preference })
    .returning();
  await db.insert(jobPreference).values({ userId, ...WRITTEN.preference, work_arrangement: 'remote' });
  return { workExperience: idOf(work), education: idOf(school), license: idOf(proof), website: idOf(link), language: idOf(tongue), preference: idOf(wish) };
}

const idOf = (row: { id: string } | undefined) => (row as { id: string }).id;

/** Every row of a person, in any table: nobody else may change them. */
export async function everythingOf(server: TestApp, userId: string): Promise<string> {
  const owned = await tablesWith(server, 'user_id');
  return textOfRows(server, [['user', 'id', 'user'], ...owned.map((table) => [table, 'user_id', 'user'] as const)], { user: userId });
}
