import { readdirSync } from 'node:fs';
import path from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, expect, test } from 'vitest';
import { deleteChat } from '../../../contract/chats.ts';
import { recallMessage } from '../../../contract/chat-messages.ts';
import { markInterest, openApplicant } from '../../../contract/applicants.ts';
import { createBlacklistCompany } from '../../../contract/companies.ts';
import { savePushSubscription } from '../../../contract/notification-calls.ts';
import { exportData } from '../../../contract/settings.ts';
import { person } from '../../../tests/api/world.ts';
import { testApp, type TestApp } from '../../../tests/support/app.ts';
import type { Browser } from '../../../tests/support/browser.ts';
import { chatting, tell } from '../../../tests/support/chats.ts';
import { offered, pair } from '../../../tests/support/interviews.ts';
import * as auth from '../../db/schema/auth.ts';
import { phrase } from '../../db/schema/chat.ts';
import { recoveryCode, twoFactor } from '../../db/schema/identity.ts';
import { notSuitable, viewedJob } from '../../db/schema/interest.ts';
import { resumeDraft } from '../../db/schema/resume.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});

/** Where the export has the rows that refer to a person, by the column. */
const EXPORTED: Record<string, string> = {
  'account.user_id': 'ways_to_sign_in',
  'ai_generation.user_id': 'ai_text_in_progress',
  'alert_digest.user_id': 'job_alert_emails',
  'application.user_id': 'applications',
  'apply_draft.user_id': 'application_drafts',
  'blocked_company.user_id': 'blocked_companies',
  'chat.seeker_id': 'conversations',
  'chat_file.user_id': 'chat_files',
  'chat_member.user_id': 'conversations',
  'chat_message.sender_id': 'conversations',
  'company_member.user_id': 'companies',
  'conduct.user_id': 'conduct',
  'consent_receipt.user_id': 'consents',
  'education.user_id': 'educations',
  'external_click.user_id': 'visits_to_employers',
  'followed_company.user_id': 'followed_companies',
  'former_address.user_id': 'former_addresses',
  'interview.seeker_id': 'interviews',
  'job_alert.user_id': 'job_alerts',
  'job_preference.user_id': 'job_preferences',
  'job_report.user_id': 'reports',
  'license_certification.user_id': 'license_certifications',
  'no_show.user_id': 'missed_interviews',
  'not_suitable.user_id': 'hidden_jobs',
  'notification.user_id': 'notifications',
  'online_resume.user_id': 'online_resume',
  'passkey.user_id': 'passkeys',
  'phrase.user_id': 'phrases',
  'profile.user_id': 'about',
  'profile_draft.user_id': 'profile_draft',
  'profile_view.seeker_id': 'profile_viewers',
  'push_subscription.user_id': 'browsers_with_push',
  'quota_use.user_id': 'readings_by_day',
  'recovery_code.user_id': 'recovery_codes',
  'resume.user_id': 'resumes',
  'resume_draft.user_id': 'resume_drafts',
  'resume_sync.user_id': 'resume_syncs',
  'saved_job.user_id': 'saved_jobs',
  'sent_job.user_id': 'jobs_sent_by_alerts',
  'session.user_id': 'sessions',
  'singapore_identity.user_id': 'identity',
  'spoken_language.user_id': 'languages',
  'talent_interest.seeker_id': 'interested_companies',
  'two_factor.user_id': 'second_factor',
  'user_setting.user_id': 'settings',
  'video_resume.user_id': 'video_resumes',
  'viewed_job.user_id': 'viewed_jobs',
  'website.user_id': 'websites',
  'work_experience.user_id': 'work_experiences',
};

const EMPLOYERS = 'An employer’s. Only job seekers export their data.';
/** What the export leaves out, and why. */
const LEFT_OUT: Record<string, string> = {
  'application_analysis.asked_by': EMPLOYERS,
  'application_analysis.run_by': EMPLOYERS,
  'automatic_reply.user_id': EMPLOYERS,
  'chat.recruiter_id': EMPLOYERS,
  'company_document.user_id': EMPLOYERS,
  'company_invite.invited_by': EMPLOYERS,
  'interview.recruiter_id': EMPLOYERS,
  'job.posted_by': EMPLOYERS,
  'profile_view.recruiter_id': EMPLOYERS,
  'talent_interest.recruiter_id': EMPLOYERS,
  'outbox.user_id': 'Emails and push messages on their way. Their content is deleted once they are sent.',
  'qr_login.user_id': 'A sign-in in progress: digests and a device, deleted within hours.',
  'ticket.user_id': 'Digests of links and unfinished sign-ins, which expire.',
};

test('every column that refers to a person is exported or left out for a reason, so no new table is forgotten', async () => {
  const folder = path.join(import.meta.dirname, '../../db/schema');
  const modules = (await Promise.all(readdirSync(folder).map((file) => import(path.join(folder, file))))) as Record<string, unknown>[];
  const tables = modules.flatMap((module) => Object.values(module)).filter((value): value is PgTable => is(value, PgTable));
  const columns = tables.flatMap((table) => {
    const { name, foreignKeys, columns: all } = getTableConfig(table);
    const referring = foreignKeys.map((key) => key.reference()).flatMap(({ foreignTable, columns: own }) => (foreignTable === auth.user ? own : []));
    return [...referring, ...all.filter((column) => column.name === 'user_id')].map((column) => `${name}.${column.name}`);
  });
  expect([...new Set(columns)].toSorted()).toEqual([...Object.keys(EXPORTED), ...Object.keys(LEFT_OUT)].toSorted());
  const one = await person(server, 'seeker');
  const exported = Object.keys(await exportOf(one.browser));
  expect([...new Set(Object.values(EXPORTED))].filter((name) => !exported.includes(name))).toEqual([]);
});

const exportOf = async (one: Browser): Promise<Record<string, unknown>> => (await one.call(exportData)).data;

test('it has one’s conversations, without what one deleted, and with only one’s own messages to a company one blocks', async () => {
  const { seeker, employer, companyId, chatId } = await chatting(server);
  await tell(seeker.browser, chatId, 'Deleted by me');
  await seeker.browser.call(deleteChat, { params: { id: chatId } });
  await tell(seeker.browser, chatId, 'Mine');
  const unsent = await tell(employer.browser, chatId, 'Unsent by them');
  await employer.browser.call(recallMessage, { params: { id: chatId, message_id: unsent.id }, body: {} });
  await tell(employer.browser, chatId, 'Theirs');
  const texts = async () => {
    const { conversations } = (await exportOf(seeker.browser)) as {
      conversations: { with: string; messages: { kind: string; body: { text: string } | null }[] }[];
    };
    return conversations.map((one) => [
      one.with,
      ...one.messages.filter(({ kind }) => ['text', 'recalled'].includes(kind)).map(({ body }) => body?.text ?? null),
    ]);
  };
  expect(await texts()).toEqual([['Ana Reyes', 'Mine', null, 'Theirs']]);
  await seeker.browser.call(createBlacklistCompany, { body: { company_id: companyId } });
  expect(await texts()).toEqual([[null, 'Mine']]);
});

test('it has interviews, notifications, who looked and is interested, and what one saved or hid, without secrets or names of recruiters', async () => {
  const two = await pair(server);
  const { seeker, employer, seekerId: userId, applicationId, jobId } = two;
  await employer.call(openApplicant, { params: { id: applicationId } });
  await employer.call(markInterest, { params: { id: applicationId }, body: { is_interested: true } });
  await offered(server, two);
  await seeker.call(savePushSubscription, { body: { endpoint: 'https://push.example/secret-path', keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } } });
  await server.db.insert(viewedJob).values({ userId, jobId });
  await server.db.insert(notSuitable).values({ userId, jobId, reasonId: 1 });
  await server.db.insert(phrase).values({ userId, kind: 'phrase', text: 'Good morning' });
  await server.db.insert(resumeDraft).values({ userId, name: 'For hotels', form: { template: 'modern', language: 'en' } as never });
  await server.db.insert(twoFactor).values({ userId, sealedSecret: 'sealed-secret' });
  await server.db.insert(recoveryCode).values({ userId, codeHash: 'hashed-code' });
  const data = await exportOf(seeker);
  expect(data).toMatchObject({
    interviews: [{ application_id: applicationId, status: expect.any(String) }],
    profile_viewers: [{ company: expect.any(String), jobId }],
    interested_companies: [{ company: expect.any(String), jobId }],
    viewed_jobs: [{ jobId }],
    hidden_jobs: [{ jobId, reasonId: 1 }],
    phrases: [{ text: 'Good morning' }],
    resume_drafts: [{ name: 'For hotels' }],
    browsers_with_push: [{ service: 'push.example' }],
    recovery_codes: [{ usedAt: null }],
  });
  expect((data['notifications'] as { kind: string }[]).map(({ kind }) => kind).toSorted()).toEqual(['applicationViewed', 'interested', 'interviewOffered']);
  await employer.call(markInterest, { params: { id: applicationId }, body: { is_interested: false } });
  expect((await exportOf(seeker))['interested_companies']).toEqual([]);
  for (const secret of ['sealed-secret', 'hashed-code', 'secret-path', 'BBBB']) expect(JSON.stringify({ ...data, notifications: [] })).not.toContain(secret);
});
