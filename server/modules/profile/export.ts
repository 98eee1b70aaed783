import { desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { exportData } from '../../../contract/settings.ts';
import { nameDevice } from '../../../src/lib/deviceName.ts';
import { shownAddress } from '../../adapters/mail.ts';
import type { Queryable } from '../../db/client.ts';
import { applicationAnalysis } from '../../db/schema/analysis.ts';
import { account, session, user } from '../../db/schema/auth.ts';
import { alertDigest, companyMember, consentReceipt, jobAlert, passkey, sentJob, singaporeIdentity, twoFactor, userSetting } from '../../db/schema/identity.ts';
import { education, jobPreference, license, profile, profileDraft, spokenLanguage, website, workExperience } from '../../db/schema/profile.ts';
import { blockedCompany, followedCompany, onlineResume, quotaUse, resumeSync, videoResume } from '../../db/schema/resume.ts';
import { application, applicationEvent, applyDraft, externalClick, jobReport, resume, savedJob } from '../../db/schema/seeker.ts';
import { requireProof } from '../identity/require-proof.ts';
import { defineRoute } from './context.ts';
import { toVideoResume } from './video-resumes.ts';

type Owned = PgTable & { userId: PgColumn };

/** A person's rows of a table, without internal columns: the owner, digests, and file keys. */
async function own(db: Queryable, table: Owned, userId: string, hidden: readonly string[] = []): Promise<Record<string, unknown>[]> {
  const columns = Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => name !== 'userId' && !hidden.includes(name)));
  return db.select(columns).from(table).where(eq(table.userId, userId));
}

/** Everything we store about a person. Secrets (password, second factor, tokens) are mentioned but never included. */
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
  const everything = {
    exported_at: now,
    profile: person && { ...person, email: shownAddress(person.email) || null },
    ways_to_sign_in: ways,
    second_factor: (await own(db, twoFactor, userId, ['sealedSecret', 'lastStep']))[0] ?? null,
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
    readings_by_day: await own(db, quotaUse, userId, ['usedOn']),
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
    job_alerts: await own(db, jobAlert, userId),
    job_alert_emails: await own(db, alertDigest, userId),
    jobs_sent_by_alerts: await own(db, sentJob, userId),
    reports: await own(db, jobReport, userId),
    visits_to_employers: await own(db, externalClick, userId),
    consents: await own(db, consentReceipt, userId),
    identity: (await own(db, singaporeIdentity, userId, ['uinfinDigest']))[0] ?? null,
    companies: await own(db, companyMember, userId),
  };
  return JSON.parse(JSON.stringify(everything)) as Record<string, unknown>;
}

export const exportRoutes = [
  defineRoute(exportData, async ({ context, db, caller, now, reply }) => {
    await requireProof(context, caller);
    reply.header('cache-control', 'private, no-store').header('content-disposition', 'attachment; filename="my-data.json"');
    return exportOf(db, caller.userId, now);
  }),
];
