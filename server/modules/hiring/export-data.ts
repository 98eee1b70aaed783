import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { exportData } from '../../../contract/settings.ts';
import { nameDevice } from '../../../src/lib/deviceName.ts';
import { shownAddress } from '../../adapters/mail.ts';
import type { Queryable } from '../../db/client.ts';
import { applicationAnalysis } from '../../db/schema/analysis.ts';
import { account, formerAddress, session, user } from '../../db/schema/auth.ts';
import { chat, chatFile, chatMember, chatMessage, phrase } from '../../db/schema/chat.ts';
import {
  alertDigest,
  companyMember,
  consentReceipt,
  jobAlert,
  passkey,
  recoveryCode,
  sentJob,
  singaporeIdentity,
  suppressedAddress,
  twoFactor,
  userSetting,
} from '../../db/schema/identity.ts';
import { notSuitable, profileView, talentInterest, viewedJob } from '../../db/schema/interest.ts';
import { conduct, interview, noShow } from '../../db/schema/interview.ts';
import { company } from '../../db/schema/market.ts';
import { notification, pushSubscription } from '../../db/schema/notification.ts';
import { education, jobPreference, license, profile, profileDraft, spokenLanguage, website, workExperience } from '../../db/schema/profile.ts';
import { aiGeneration, blockedCompany, followedCompany, onlineResume, quotaUse, resumeDraft, resumeSync, videoResume } from '../../db/schema/resume.ts';
import { application, applicationEvent, applyDraft, externalClick, jobReport, resume, savedJob } from '../../db/schema/seeker.ts';
import { isBlocked } from '../chat/access.ts';
import { FILE_PATH, toMessage } from '../chat/message.ts';
import { requireProof } from '../identity/require-proof.ts';
import { toVideoResume } from '../profile/video-resumes.ts';
import { defineRoute } from './context.ts';
import { presentInterviews } from './interviews/present.ts';

type Owned = PgTable & { userId: PgColumn };

/** A person's rows of a table, without internal columns: the owner, digests, and file keys. */
async function own(db: Queryable, table: Owned, userId: string, hidden: readonly string[] = []): Promise<Record<string, unknown>[]> {
  const columns = Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => name !== 'userId' && !hidden.includes(name)));
  return db.select(columns).from(table).where(eq(table.userId, userId));
}

/**
 * A job seeker's conversations without what they deleted. Of one with a company they block, which they don't see either, only their own messages.
 */
async function conversationsOf(db: Queryable, userId: string): Promise<Record<string, unknown>[]> {
  const { isPinned, isMuted, isStarred, notInterestedAt, clearedOffset } = chatMember;
  const rows = await db
    .select({
      chat,
      marks: { isPinned, isMuted, isStarred, notInterestedAt },
      clearedOffset,
      first: user.firstName,
      last: user.lastName,
      company: company.name,
      isHidden: sql<boolean>`${isBlocked}`,
    })
    .from(chatMember)
    .innerJoin(chat, eq(chat.id, chatMember.chatId))
    .innerJoin(user, eq(user.id, chat.recruiterId))
    .innerJoin(company, eq(company.id, chat.companyId))
    .where(and(eq(chatMember.userId, userId), eq(chat.seekerId, userId)))
    .orderBy(desc(chat.lastMessageAt));
  const conversations = [];
  for (const { chat: about, isHidden, ...row } of rows) {
    const own = isHidden ? eq(chatMessage.senderId, userId) : undefined;
    const messages = await db
      .select()
      .from(chatMessage)
      .where(and(eq(chatMessage.chatId, about.id), gt(chatMessage.offset, row.clearedOffset), own))
      .orderBy(asc(chatMessage.offset));
    if (messages.length > 0)
      conversations.push({
        id: about.id,
        with: isHidden ? null : `${row.first} ${row.last}`.trim(),
        company: row.company,
        jobId: about.jobId,
        createdAt: about.createdAt,
        ...row.marks,
        messages: messages.map((message) => toMessage(message, about)),
      });
  }
  return conversations;
}

/** The companies that looked at a job seeker's profile, or are interested in them. The seeker doesn't learn who it was there. */
async function seenByCompanies(db: Queryable, userId: string) {
  const viewers = await db
    .select({ company: company.name, jobId: profileView.jobId, viewedAt: profileView.viewedAt })
    .from(profileView)
    .innerJoin(company, eq(company.id, profileView.companyId))
    .where(eq(profileView.seekerId, userId));
  const interested = await db
    .select({ company: company.name, jobId: talentInterest.jobId, since: talentInterest.createdAt })
    .from(talentInterest)
    .innerJoin(company, eq(company.id, talentInterest.companyId))
    .where(and(eq(talentInterest.seekerId, userId), isNull(talentInterest.withdrawnAt)));
  return { profile_viewers: viewers, interested_companies: interested };
}

/** Everything we store about a job seeker (export-data.test.ts lists the rest). Secrets (password, second factor, tokens) are mentioned but never included. */
async function exportOf(db: Queryable, userId: string, now: Date): Promise<Record<string, unknown>> {
  const [person] = await db.select().from(user).where(eq(user.id, userId));
  const ways = await db.select({ kind: account.providerId, since: account.createdAt }).from(account).where(eq(account.userId, userId));
  const sessions = await db.select().from(session).where(eq(session.userId, userId)).orderBy(desc(session.createdAt));
  const applications = await own(db, application, userId, ['videoKey']);
  const events = applications.length
    ? await db
        .select()
        .from(applicationEvent)
        .where(
          inArray(
            applicationEvent.applicationId,
            applications.map(({ id }) => String(id)),
          ),
        )
    : [];
  const analyses = await db
    .select({
      applicationId: application.id,
      requirements: applicationAnalysis.requirements,
      writer: applicationAnalysis.writer,
      askedAt: applicationAnalysis.askedAt,
    })
    .from(applicationAnalysis)
    .innerJoin(application, eq(application.id, applicationAnalysis.applicationId))
    .where(eq(application.userId, userId));
  const browsers = await db.select().from(pushSubscription).where(eq(pushSubscription.userId, userId));
  const [stopped] = person ? await db.select().from(suppressedAddress).where(eq(suppressedAddress.email, person.email)) : [];
  const everything = {
    exported_at: now,
    profile: person && { ...person, email: shownAddress(person.email) || null },
    ways_to_sign_in: ways,
    second_factor: (await own(db, twoFactor, userId, ['sealedSecret', 'lastStep']))[0] ?? null,
    recovery_codes: await own(db, recoveryCode, userId, ['codeHash']),
    former_addresses: await own(db, formerAddress, userId),
    passkeys: await own(db, passkey, userId, ['credentialId', 'publicKey', 'counter']),
    sessions: sessions.map(({ createdAt, updatedAt, expiresAt, ipAddress, userAgent }) => ({
      createdAt,
      updatedAt,
      expiresAt,
      ipAddress,
      userAgent,
      device: nameDevice(userAgent),
    })),
    settings: await own(db, userSetting, userId),
    about: (await own(db, profile, userId, ['avatarKey']))[0] ?? null,
    work_experiences: await own(db, workExperience, userId),
    educations: await own(db, education, userId),
    license_certifications: (await own(db, license, userId, ['attachmentKey'])).map((one) => ({
      ...one,
      file: one['attachment'] ? `/api/jobseekers/license-certifications/${String(one['id'])}/attachment` : null,
    })),
    websites: await own(db, website, userId),
    languages: await own(db, spokenLanguage, userId),
    job_preferences: await own(db, jobPreference, userId),
    profile_draft: (await own(db, profileDraft, userId))[0] ?? null,
    resumes: (await own(db, resume, userId, ['storageKey', 'sha256'])).map((one) => ({ ...one, file: `/api/jobseekers/resumes/${String(one['id'])}/file` })),
    resume_syncs: await own(db, resumeSync, userId),
    resume_drafts: await own(db, resumeDraft, userId),
    readings_by_day: await own(db, quotaUse, userId, ['usedOn']),
    ai_text_in_progress: (await own(db, aiGeneration, userId, ['id']))[0] ?? null,
    video_resumes: (await db.select().from(videoResume).where(eq(videoResume.userId, userId))).map(toVideoResume),
    online_resume: (await own(db, onlineResume, userId))[0] ?? null,
    blocked_companies: await own(db, blockedCompany, userId),
    followed_companies: await own(db, followedCompany, userId),
    applications: applications.map((one) => ({
      ...one,
      history: events.filter(({ applicationId }) => applicationId === one['id']),
      analysis: analyses.find(({ applicationId }) => applicationId === one['id']) ?? null,
    })),
    application_drafts: await own(db, applyDraft, userId),
    saved_jobs: await own(db, savedJob, userId),
    viewed_jobs: await own(db, viewedJob, userId),
    hidden_jobs: await own(db, notSuitable, userId),
    ...(await seenByCompanies(db, userId)),
    conversations: await conversationsOf(db, userId),
    chat_files: (await own(db, chatFile, userId, ['storageKey', 'sha256'])).map((one) => ({ ...one, file: `${FILE_PATH}${String(one['id'])}/download` })),
    phrases: await own(db, phrase, userId),
    interviews: await presentInterviews(db, await db.select().from(interview).where(eq(interview.seekerId, userId)), 'seeker', now),
    conduct: (await own(db, conduct, userId))[0] ?? null,
    missed_interviews: await own(db, noShow, userId),
    notifications: await own(db, notification, userId),
    browsers_with_push: browsers.map(({ endpoint, createdAt }) => ({ service: new URL(endpoint).hostname, createdAt })),
    job_alerts: await own(db, jobAlert, userId),
    job_alert_emails: await own(db, alertDigest, userId),
    jobs_sent_by_alerts: await own(db, sentJob, userId),
    alerts_stopped_for_address: stopped ?? null,
    reports: await own(db, jobReport, userId),
    visits_to_employers: await own(db, externalClick, userId),
    consents: await own(db, consentReceipt, userId),
    identity: (await own(db, singaporeIdentity, userId, ['uinfinDigest']))[0] ?? null,
    companies: await own(db, companyMember, userId),
  };
  return JSON.parse(JSON.stringify(everything)) as Record<string, unknown>;
}

export const routes = [
  defineRoute(exportData, async ({ context, db, caller, now, reply }) => {
    await requireProof(context, caller);
    reply.header('cache-control', 'private, no-store').header('content-disposition', 'attachment; filename="my-data.json"');
    return exportOf(db, caller.userId, now);
  }),
];
