import { expect, test } from 'vitest';
import { jsonResume } from '../../contract/json-resume.ts';
import { fromJsonResume, toJsonResume } from './json-resume.ts';
import { SAMPLES } from './samples.ts';

test('a file made elsewhere comes in, and what both know goes out the same', () => {
  const given = {
    basics: {
      name: 'Thomas Anderl',
      label: 'Programmer',
      email: 'thomas@example.com',
      phone: '(912) 555-4321',
      url: 'https://anderl.example.com',
      summary: 'Writes programs.',
      location: { address: '12 Long Road', city: 'Graz', countryCode: 'AT' },
      profiles: [{ network: 'Mastodon', username: 'thomas', url: 'https://social.example/@thomas' }],
    },
    work: [
      { name: 'Company', position: 'President', startDate: '2013-01-01', endDate: '2014-01', summary: 'Did much.', highlights: ['Started it', 'Ended it'] },
    ],
    education: [{ institution: 'University', area: 'Software', studyType: 'Bachelor', startDate: '2011', endDate: '2013-01-01', courses: ['DB1101'] }],
    certificates: [{ name: 'Certificate', date: '2021-11-07', issuer: 'Company', url: 'https://certificate.example' }],
    skills: [{ name: 'Web', level: 'Master', keywords: ['HTML', 'CSS'] }],
    languages: [{ language: 'English', fluency: 'Native' }],
    projects: [{ name: 'A project' }],
    meta: { version: 'v1.0.0' },
  };
  const { document, left_out } = fromJsonResume(jsonResume.parse(given));
  expect(left_out).toEqual(['basics.location.address', 'basics.profiles.username', 'education.courses', 'projects', 'skills.level']);
  expect(document.basic_info).toMatchObject({ first_name: 'Thomas', last_name: 'Anderl', current_location: 'Graz, Austria' });
  expect(document.work_experiences[0]).toMatchObject({
    start_date: '2013-01',
    end_date: '2014-01',
    is_present: false,
    description: 'Did much.\n- Started it\n- Ended it',
  });
  expect(document.skills).toEqual(['Web', 'HTML', 'CSS']);
  const again = toJsonResume(document);
  expect(again).toMatchObject({
    basics: {
      name: 'Thomas Anderl',
      label: 'Programmer',
      url: 'https://anderl.example.com',
      profiles: [{ network: 'Mastodon', url: 'https://social.example/@thomas' }],
    },
    work: [{ name: 'Company', position: 'President', summary: 'Did much.', highlights: ['Started it', 'Ended it'] }],
    education: [{ institution: 'University', area: 'Software', studyType: 'Bachelor', startDate: '2011', endDate: '2013-01' }],
    languages: [{ language: 'English', fluency: 'Native' }],
  });
});

test('all of ours goes out and comes back', () => {
  for (const [who, { document }] of Object.entries(SAMPLES)) {
    const out: unknown = JSON.parse(JSON.stringify(toJsonResume(document)));
    expect({ who, ...fromJsonResume(jsonResume.parse(out)) }).toEqual({ who, document, left_out: [] });
  }
});

test.each([
  [{ work: [{ startDate: 'last year' }] }, ['work', 0, 'startDate']],
  [{ basics: { email: 'nobody' } }, ['basics', 'email']],
  [{ skills: 'many' }, ['skills']],
  [{ education: [{ endDate: '2020-13' }] }, ['education', 0, 'endDate']],
])('says where %j is wrong', (given, path) => {
  expect(jsonResume.safeParse(given).error?.issues[0]?.path).toEqual(path);
});
