import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { jsonResume } from '../../contract/json-resume.ts';
import { PAPERS, RESUME_TEMPLATES, type ResumeDocument } from '../../contract/resume-document.ts';
import { readResume } from '../resume/read.ts';
import { shownAddress } from './entries.ts';
import { fromJsonResume } from './json-resume.ts';
import { drawResume, renderResume } from './render.ts';
import { SAMPLES } from './samples.ts';
import { wordsOf } from './words.ts';

const MADE = new Date('2025-01-02T03:04:05Z');
/** The first test loads every font. */
const PATIENCE = 60_000;
const close = (text: string) => text.normalize('NFKC').replace(/\s+/g, '');
const set = (template: (typeof RESUME_TEMPLATES)[number], who: string, paper: 'A4' | 'Letter' = 'A4') => {
  const sample = SAMPLES[who];
  if (!sample) throw new Error(who);
  return { ...sample, bytes: renderResume(sample.document, template, { paper, language: sample.language, made: MADE }) };
};
/** Skips samples that only differ in length: the long one is the medium one with more of the same. */
const isReadBack = (who: string) => who !== 'long' && who !== 'short';
const pagesOf = async (bytes: Buffer) => (await extractText(await getDocumentProxy(new Uint8Array(bytes)))).text;

/** Everything a resume says about a person, in words. */
function factsOf({ basic_info: basic, ...rest }: ResumeDocument): string[] {
  const lines = (text: string) => text.split('\n').map((line) => line.replace(/^[-・]\s*/, ''));
  return [
    basic.first_name,
    basic.last_name,
    basic.headline,
    basic.email,
    basic.phone_num,
    basic.current_location,
    basic.nationality,
    basic.career_summary,
    ...rest.work_experiences.flatMap((work) => [work.job_title, work.company_name, work.industry, ...lines(work.description)]),
    ...rest.educations.flatMap((school) => [school.school_name, school.education_level, school.field_of_study, ...lines(school.description)]),
    ...rest.skills,
    ...rest.languages.flatMap((each) => [each.language, each.proficiency]),
    ...rest.license_certifications.flatMap((each) => [each.name, each.issuing_organisation, each.credential_id, shownAddress(each.credential_url)]),
    ...rest.websites.flatMap((site) => [site.display_name, shownAddress(site.url), site.description]),
  ].filter((fact) => fact !== '');
}

/** Fails if our own reader doesn't read back what was written, with the source lines of each item. */
async function readBack({ document, bytes }: ReturnType<typeof set>): Promise<void> {
  const reading = await readResume(new Uint8Array(bytes), 'pdf');
  if (!('content' in reading)) throw new Error(reading.outcome);
  const { content } = reading;
  const values = <T>(items: readonly { value: T }[]) => items.map(({ value }) => value);
  expect({
    work: values(content.work_experiences),
    education: values(content.educations),
    skills: values(content.skills),
    licences: values(content.license_certifications),
    links: values(content.websites),
    languages: values(content.languages).map(({ name }) => name),
    name: [content.basic_info.first_name?.value, content.basic_info.last_name?.value],
  }).toEqual({
    work: document.work_experiences,
    education: document.educations,
    skills: document.skills,
    licences: document.license_certifications,
    links: document.websites,
    languages: document.languages.map((spoken) => spoken.language),
    name: [document.basic_info.first_name, document.basic_info.last_name],
  });
  expect(content.educations.filter(({ lines }) => lines.length === 0)).toEqual([]);
}

test.each(RESUME_TEMPLATES)('%s says everything, in the order it is read, in every script, and is read back', { timeout: PATIENCE }, async (template) => {
  for (const who of Object.keys(SAMPLES)) {
    const made = set(template, who);
    const { document, bytes } = made;
    const text = close((await pagesOf(bytes)).join('\n'));
    expect({ who, lost: factsOf(document).filter((fact) => !text.includes(close(fact))) }).toEqual({ who, lost: [] });
    const positions = document.work_experiences.map(({ description }) => text.indexOf(close(description.split('\n')[0] ?? '')));
    expect({ who, positions }).toEqual({ who, positions: [...positions].sort((a, b) => a - b) });
    const untitled = document.work_experiences.filter(({ job_title: title }, index) => text.lastIndexOf(close(title), positions[index]) < 0);
    expect({ who, untitled }).toEqual({ who, untitled: [] });
    if (isReadBack(who)) await readBack(made);
  }
});

test.each(RESUME_TEMPLATES)('%s leaves no heading alone at the foot of a page', async (template) => {
  const words = wordsOf('en');
  const headings = new Set([words.summary, words.experience, words.education, words.skills, words.languages, words.licenses, words.links].map(close));
  for (const paper of PAPERS) {
    for (const jobs of [3, 6]) {
      const whole = SAMPLES['long']?.document;
      if (!whole) throw new Error('no sample');
      const document = { ...whole, work_experiences: whole.work_experiences.slice(0, jobs) };
      const pages = await pagesOf(renderResume(document, template, { paper, language: 'en', made: MADE }));
      expect(pages.map((page) => page.trim().split('\n').at(-1) ?? '').filter((last) => headings.has(close(last)))).toEqual([]);
    }
  }
});

test('the file holds the resume as data, from which all of it comes back', async () => {
  for (const who of Object.keys(SAMPLES)) {
    const { document, bytes } = set('modern', who);
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    const [id = ''] = (await pdf.getAttachments())?.keys() ?? [];
    const data: unknown = JSON.parse(new TextDecoder().decode((await pdf.getAttachmentContent(id)) ?? undefined));
    expect({ who, ...fromJsonResume(jsonResume.parse(data)) }).toEqual({ who, document, left_out: [] });
  }
});

test('the same resume is the same file, with every font embedded', () => {
  const { bytes } = set('classic', 'mixed');
  expect(bytes.equals(set('classic', 'mixed').bytes)).toBe(true);
  const text = bytes.toString('latin1');
  expect(text.match(/\/FontFile2 /g)?.length).toBe(text.match(/\/Subtype \/Type0/g)?.length);
  expect(text).toContain('/MediaBox [0 0 595.28 841.89]');
  expect(set('classic', 'short', 'Letter').bytes.toString('latin1')).toContain('/MediaBox [0 0 612 792]');
});

test('pictures of the pages hold shapes alone', () => {
  const sample = SAMPLES['arabic'];
  if (!sample) throw new Error('no sample');
  const pages = drawResume(sample.document, 'diwan', { paper: 'A4', language: 'ar' });
  expect(pages.length).toBeGreaterThan(0);
  for (const page of pages) {
    expect(page).toMatch(/^<svg [^>]+>.*<\/svg>$/s);
    expect(page).not.toMatch(/<(script|foreignObject|text)|\son\w+=|https?:(?!\/\/www\.w3\.org)/);
  }
});

test('a photo is drawn where a template has a place for one, and a broken one is left out', () => {
  const { document } = set('sidebar', 'short');
  const photo = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC', 'base64');
  const has = (template: 'sidebar' | 'classic', bytes: Uint8Array) =>
    renderResume(document, template, { paper: 'A4', language: 'en', photo: bytes, made: MADE }).toString('latin1').includes('/Subtype /Image');
  expect(has('sidebar', photo)).toBe(true);
  expect(has('classic', photo)).toBe(false);
  expect(has('sidebar', photo.subarray(0, 40))).toBe(false);
  expect(has('sidebar', Buffer.from('<svg onload="x()"/>'))).toBe(false);
});
