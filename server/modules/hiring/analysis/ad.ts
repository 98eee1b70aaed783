import { eq } from 'drizzle-orm';
import { LANGUAGES, type Language } from '../../../../contract/languages.ts';
import { textOfHtml } from '../../../../src/lib/postingText.ts';
import type { RequirementField, JobAd } from '../../../adapters/ai/analysis.ts';
import { sentencesOf } from '../../../adapters/ai/rules/words.ts';
import type { Queryable } from '../../../db/client.ts';
import { job } from '../../../db/schema/market.ts';
import { LOCATIONS, REGIONS } from '../../../reference/locations.ts';
import { ApiError } from '../../../http/errors.ts';
import { itemOf, optionOf } from '../../market/config/options.ts';
import { placeNameOf } from '../../market/jobs/card.ts';

type JobRow = typeof job.$inferSelect;

/** Headings of requirement lists, in the languages of ads. */
const ASKED_HEADING =
  /requirement|qualification|what you(?:['’]ll| will)? (?:bring|need|have)|looking for|about you|you have|your (?:profile|background|skills)|must[- ]have|nice to have|skills|we expect|minimum|preferred|requisito|qué (?:buscamos|necesitas)|o que (?:buscamos|esperamos)|perfil|nitelik|beklenti|aranan|kelayakan|syarat|persyaratan|kualifikasi|yang kami cari|応募資格|求める|必須|歓迎|スキル|任职要求|岗位要求|职位要求|任職要求|要求|條件|資格|我們希望|المتطلبات|المؤهلات|من نبحث/iu;
const LONGEST_HEADING = 60;
/** About a page. Later lines rarely add requirements. */
const MOST_LINES = 120;

/** The lines of an ad as plain text, and whether each is in a list of requirements. */
export function linesOf(html: string): JobAd['lines'] {
  const typed = textOfHtml(html).split('\n');
  let isAsked = false;
  return typed
    .flatMap((line, index) => {
      const words = line.trim();
      const isListedUnder = /^- |^\d+\. /.test(typed.slice(index + 1).find((next) => next.trim() !== '') ?? '');
      const isHeading = words.length <= LONGEST_HEADING && !/^- |^\d+\. |[.!?。]$/.test(words) && (/[:：]$/.test(words) || isListedUnder);
      if (words === '') return [];
      if (!isHeading) return sentencesOf(words).map((text) => ({ text, isAsked }));
      isAsked = ASKED_HEADING.test(words);
      return [];
    })
    .slice(0, MOST_LINES);
}

/** The language of an ad. English if it's none of ours. */
export const languageOfAd = ({ language }: Pick<JobRow, 'language'>): Language => LANGUAGES.find(({ tag }) => tag === language) ?? LANGUAGES[0];

function fieldsOf(row: JobRow, language: Language): RequirementField[] {
  const level = optionOf('degrees', row.degreeId, language);
  const years = Number(itemOf('work_xps', row.xpLvlId)?.['from'] ?? 0);
  const experience = optionOf('xp_lvls', row.xpLvlId, language);
  const places = [...new Set([...(row.locationId === null ? [] : [row.locationId]), ...row.locationIds])];
  const names = [...LOCATIONS, ...REGIONS].filter(({ id }) => places.includes(id)).flatMap(({ name, aliases }) => [name, ...aliases]);
  const place = placeNameOf(places[0] ?? null, language);
  return [
    ...row.skills.map((text): RequirementField => ({ kind: 'skill', text })),
    ...(experience && years > 0 ? [{ kind: 'experience' as const, text: experience.value, years }] : []),
    // The first level means that no degree is required.
    ...(level && level.id > 1 ? [{ kind: 'education' as const, text: level.value, level: level.id }] : []),
    ...(place && row.workArrangement !== 'remote' ? [{ kind: 'location' as const, text: place, names: [place, ...names] }] : []),
  ];
}

/** A job as input for an analysis. @throws ApiError notFound */
export async function adOf(db: Queryable, jobId: number): Promise<{ ad: JobAd; row: JobRow }> {
  const [row] = await db.select().from(job).where(eq(job.id, jobId));
  if (!row) throw new ApiError('notFound');
  return { ad: { title: row.title, fields: fieldsOf(row, languageOfAd(row)), lines: linesOf(row.description) }, row };
}
