import { expect, test } from 'vitest';
import { RESUME_TEMPLATES } from '../../contract/resume-document.ts';
import { renderResume } from '../resume-templates/render.ts';
import { SAMPLES } from '../resume-templates/samples.ts';
import { readResume } from './read.ts';

/** Of the samples those that differ by script; the long one is the medium one with more of the same. */
const READ = Object.entries(SAMPLES).filter(([who]) => who !== 'long' && who !== 'short');
/** The first of them loads every font. */
const PATIENCE = 60_000;
const MADE = new Date('2026-03-02T04:00:00Z');

test.each(RESUME_TEMPLATES)('what %s writes is read back with nothing lost, and traced to its lines', { timeout: PATIENCE }, async (template) => {
  for (const [who, { document, language }] of READ) {
    const reading = await readResume(new Uint8Array(renderResume(document, template, { paper: 'A4', language, made: MADE })), 'pdf');
    if (!('content' in reading)) throw new Error(`${who}: ${reading.outcome}`);
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
});
