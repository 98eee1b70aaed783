import type { CountryCode } from 'libphonenumber-js';
import type { ApplicantResume } from '../../../../contract/applicant-resume.ts';
import { countryById } from '../../../../contract/countries.ts';
import type { Language } from '../../../../contract/languages.ts';
import { resumeDocument, type ResumeDocument } from '../../../../contract/resume-document.ts';
import type { FoundContent } from '../../../../contract/resume-sync.ts';
import { inOneLine } from '../../../adapters/ai/verified.ts';
import { ApiError } from '../../../http/errors.ts';
import { withoutBullet } from '../../../resume/layout/line.ts';
import { wordsOf } from '../../../resume-templates/words.ts';
import { adOf } from '../analysis/ad.ts';
import type { ApplicationRow } from '../../applications/row.ts';
import { presented } from '../../profile/online/present.ts';
import { contentOf, readOnce } from '../../profile/resume-reader.ts';
import type { HiringContext } from '../context.ts';
import { findRequirements } from './requirements.ts';
import { takenBack } from './hidden.ts';
import { sentResume } from './get-applicant.ts';

interface Reader {
  companyId: number;
  userId: string;
}

/**
 * The resume that was sent with an application, as sections for our page. Available to members of the company that received it, as long as they may
 * have the file.
 * @throws ApiError notFound if none was sent or it is deleted, withdrawn, or hidden from the company; readerBusy
 */
export async function readSentResume(
  context: HiringContext,
  row: ApplicationRow,
  { companyId, userId }: Reader,
  language: Language,
  now: Date,
): Promise<ApplicantResume> {
  const { db } = context;
  const sent = (await takenBack(db, companyId, [row])).has(row.id) ? null : await sentResume(db, row);
  if (!sent) throw new ApiError('notFound');
  const { ad, row: job } = await adOf(db, row.jobId);
  const country = (countryById(job.countryId)?.code ?? 'ph').toUpperCase() as CountryCode;
  const { sha256, storageKey, format } = sent;
  const reading = await readOnce({ sha256, format, country, owner: userId }, now.getTime(), () => contentOf(context, storageKey));
  if (reading.outcome === 'lowConfidence' || !('content' in reading)) return { outcome: reading.outcome as Exclude<ApplicantResume['outcome'], 'read'> };
  const document = documentOf(reading.content, language);
  const { name, headline, sections } = presented(document, language.tag);
  const shown = { language: language.tag, name, headline, sections, location: document.basic_info.current_location };
  const unread = reading.content.unread.flatMap(({ lines }) => lines.map(({ text }) => inOneLine(withoutBullet(text))).filter((text) => text !== ''));
  const required = findRequirements(ad.fields, document, sections, wordsOf(language.tag), now.toISOString().slice(0, 7));
  return { outcome: 'read', ...shown, unread, asked: required };
}

/** The content found in a resume as a document for our layouts, without contact details. */
function documentOf({ basic_info: basic, ...found }: FoundContent, language: Language): ResumeDocument {
  const words = wordsOf(language.tag);
  const valuesOf = <T>(all: readonly { value: T }[]) => all.map(({ value }) => value);
  return resumeDocument.parse({
    basic_info: {
      first_name: basic.first_name?.value,
      last_name: basic.last_name?.value,
      headline: basic.headline?.value,
      current_location: basic.current_location?.value,
      career_summary: basic.career_summary?.value,
    },
    work_experiences: valuesOf(found.work_experiences),
    educations: valuesOf(found.educations),
    skills: [...new Set(valuesOf(found.skills))],
    languages: valuesOf(found.languages).map(({ name, proficiency }) => ({ language: name, proficiency: proficiency === null ? '' : words[proficiency] })),
    license_certifications: valuesOf(found.license_certifications),
    websites: valuesOf(found.websites),
  });
}
