import { createHash } from 'node:crypto';
import type { CountryCode } from 'libphonenumber-js';
import type { ApplicationAnalysis } from '../../../../contract/applicant-analysis.ts';
import { countryById } from '../../../../contract/countries.ts';
import type { Applied, AppliedLine, JobAd } from '../../../adapters/ai/analysis.ts';
import { hasContact, statesProtected } from '../../../adapters/ai/protected.ts';
import { inOneLine } from '../../../adapters/ai/verified.ts';
import type { Queryable } from '../../../db/client.ts';
import type { resume } from '../../../db/schema/seeker.ts';
import { ApiError } from '../../../http/errors.ts';
import type { AppContext } from '../../../http/app-context.ts';
import { sentResume } from '../applicants/get-applicant.ts';
import { showingTo, takenBack } from '../applicants/hidden.ts';
import { answersOf } from '../applying/applied.ts';
import { applicantOf, isEligible } from '../../applications/eligibility.ts';
import type { ApplicationRow } from '../../applications/row.ts';
import { contentOf, reader } from '../../profile/resume-reader.ts';
import { profileOf } from '../../profile/profile.ts';
import { adOf, languageOfAd } from './ad.ts';
import { appliedOf } from './profile.ts';
import { appliedIn } from './resume.ts';

/** What an application is compared by, except for the content of its resume, which takes long to read. */
export interface Basis {
  ad: JobAd;
  /** Who can apply, in the job's own words. Null if the job is open to everyone. */
  eligibility: { text: string; isMet: boolean } | null;
  resume: typeof resume.$inferSelect | null;
  /** Whether the company may see no more than the record, because the application was withdrawn or the company is blocked. Then nothing is compared. */
  isTakenBack: boolean;
  /** Whether the company can see the seeker's profile. */
  isProfileShown: boolean;
  /** From the profile, if it's visible, and from the answers given when applying. */
  beside: Applied;
  countryId: number;
  month: string;
  /** If it changes, a new analysis could have another result. */
  digest: string;
}

const NOTHING: Applied = { lines: [], works: [], studies: [], languages: [], licences: [] };

/** The answers given when applying. A question answered with yes confirms its text, and one answered with no is left out. */
async function answerLines(db: Queryable, row: ApplicationRow): Promise<AppliedLine[]> {
  const answers = await answersOf(db, row);
  return answers.flatMap(({ question, answer }): AppliedLine[] => {
    const text = inOneLine(answer === 'yes' ? (question ?? '') : answer === 'no' ? '' : answer);
    return /\p{L}{2}/u.test(text) && !statesProtected(text) && !hasContact(text) ? [{ source: 'answers', section: 'questions', page: null, text }] : [];
  });
}

/** @throws ApiError notFound if the job is gone */
export async function basisOf(db: Queryable, row: ApplicationRow, now: Date): Promise<Basis> {
  const { ad, row: job } = await adOf(db, row.jobId);
  const isTakenBack = (await takenBack(db, job.companyId, [row])).has(row.id);
  const sent = isTakenBack ? null : await sentResume(db, row);
  const month = now.toISOString().slice(0, 7);
  const isProfileShown = (await showingTo(db, job.companyId, [row.userId])).has(row.userId);
  const profile = isProfileShown ? appliedOf(await profileOf(db, row.userId, now), languageOfAd(job), month) : NOTHING;
  const beside = isTakenBack ? NOTHING : { ...profile, lines: [...profile.lines, ...(await answerLines(db, row))] };
  const eligibility = job.eligibility.length === 0 ? null : { text: job.eligibility.join(', '), isMet: isEligible(job, await applicantOf(db, row.userId)) };
  const digest = createHash('sha256')
    .update(JSON.stringify([ad, eligibility, sent?.sha256 ?? null, beside.lines]))
    .digest('hex');
  return { ad, eligibility, resume: sent, isTakenBack, isProfileShown, beside, countryId: job.countryId, month, digest };
}

type ReadResume = NonNullable<ApplicationAnalysis['analysis']>['resume'];

/**
 * Everything an applicant is compared by, the resume first.
 * @throws ReaderBusyError while too many resumes are being read
 */
export async function appliedFor(
  context: Pick<AppContext, 'files'>,
  { resume: sent, beside, countryId, month }: Basis,
): Promise<{ applied: Applied; resume: ReadResume }> {
  if (sent === null) return { applied: beside, resume: 'none' };
  const bytes = await contentOf(context, sent.storageKey).catch((error: unknown) => {
    // A missing file counts as unreadable.
    if (error instanceof ApiError) return null;
    throw error;
  });
  const country = countryById(countryId)?.code.toUpperCase() as CountryCode | undefined;
  const whole = bytes && (await reader.readWhole(bytes, sent.format, sent.userId, country));
  const read = whole ? appliedIn(whole, month) : NOTHING;
  const applied: Applied = {
    lines: [...read.lines, ...beside.lines],
    works: [...read.works, ...beside.works],
    studies: [...read.studies, ...beside.studies],
    languages: [...read.languages, ...beside.languages],
    licences: [...read.licences, ...beside.licences],
  };
  return { applied, resume: whole && whole.lines.length > 0 ? 'read' : 'unreadable' };
}
