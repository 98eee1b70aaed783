import { and, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { countryById } from '../../../contract/countries.ts';
import { languageById, LANGUAGES, type Language } from '../../../contract/languages.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { chat, interview } from '../../db/schema/hiring.ts';
import { company, job } from '../../db/schema/market.ts';
import { defaultCountry } from '../../http/caller.ts';

export interface Attender {
  id: string;
  name: string;
  email: string;
  language: Language;
  timeZone: string;
}

/** Who meets, and about what. */
export interface Meeting {
  seeker: Attender;
  recruiter: Attender;
  job: { id: number; title: string };
  company: { id: number; name: string };
  chatId: string | null;
}

const seeker = alias(user, 'seeker');
const recruiter = alias(user, 'recruiter');

/** By the interview's id. */
export async function meetingsOf(db: Queryable, ids: readonly string[]): Promise<Map<string, Meeting>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: interview.id,
      seekerTimeZone: interview.seekerTimeZone,
      employerTimeZone: interview.employerTimeZone,
      seeker: { id: seeker.id, name: seeker.name, email: seeker.email, languageId: seeker.languageId, countryId: seeker.countryId },
      recruiter: { id: recruiter.id, name: recruiter.name, email: recruiter.email, languageId: recruiter.languageId },
      job: { id: job.id, title: job.title },
      company: { id: company.id, name: company.name },
      chatId: chat.id,
    })
    .from(interview)
    .innerJoin(seeker, eq(seeker.id, interview.seekerId))
    .innerJoin(recruiter, eq(recruiter.id, interview.recruiterId))
    .innerJoin(job, eq(job.id, interview.jobId))
    .innerJoin(company, eq(company.id, interview.companyId))
    .leftJoin(chat, and(eq(chat.seekerId, interview.seekerId), eq(chat.recruiterId, interview.recruiterId)))
    .where(inArray(interview.id, [...ids]));
  return new Map(
    rows.map((row) => [
      row.id,
      {
        seeker: attender(row.seeker, row.seekerTimeZone ?? zoneOf(row.seeker.countryId)),
        recruiter: attender(row.recruiter, row.employerTimeZone),
        job: row.job,
        company: row.company,
        chatId: row.chatId,
      },
    ]),
  );
}

/** @throws Error where somebody of it is gone */
export async function meetingOf(db: Queryable, id: string): Promise<Meeting> {
  const meeting = (await meetingsOf(db, [id])).get(id);
  if (!meeting) throw new Error(`interview ${id} has nobody`);
  return meeting;
}

const zoneOf = (countryId: number | null) => (countryById(countryId ?? 0) ?? defaultCountry()).timeZone;

function attender({ languageId, ...person }: { id: string; name: string; email: string; languageId: number | null }, timeZone: string): Attender {
  return { id: person.id, name: person.name, email: person.email, language: languageById(languageId ?? 0) ?? LANGUAGES[0], timeZone };
}
