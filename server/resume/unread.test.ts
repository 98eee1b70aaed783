import { expect, test } from 'vitest';
import { foundIn, jobsIn } from '../../tests/support/found-in.ts';
import { docxOf, paragraph, pdfOf } from '../../tests/support/resume-files.ts';

const unreadIn = async (bytes: Uint8Array | string, kind?: 'pdf' | 'docx') =>
  (await foundIn(bytes, kind)).unread.map(({ section, lines }) => [section, ...lines.map(({ text }) => text)]);

test('lines of a section that became no record are told as text, and none that did', async () => {
  expect(
    await unreadIn(`Ines Okoro
ines.okoro@example.com

EXPERIENCE
I spent ten years between the warehouse and the office before any of this was written down.

Data Engineer | Tarn Health | May 2018 - Present
Bergen, Norway
- Moved the claims service to a queue
  and kept the pagers quiet

SKILLS
Kafka, Terraform
I have been trusted with budgets of up to two million and with the people who spend them every single year.
`),
  ).toEqual([
    ['workExperience', 'I spent ten years between the warehouse and the office before any of this was written down.'],
    ['skill', 'I have been trusted with budgets of up to two million and with the people who spend them every single year.'],
  ]);
});

test('a record that was left out is told as the lines it stands in', async () => {
  const text = `Ines Okoro
ines.okoro@example.com

EDUCATION
University of Bergen, BSc in Informatics, 2014 - 2018

EXPERIENCE
Kept house and raised two children
`;
  expect(jobsIn(await foundIn(text))).toEqual([]);
  expect(await unreadIn(text)).toEqual([['workExperience', 'Kept house and raised two children']]);
});

test('the items of a list stay lines, though their marks are drawn or are none', async () => {
  const drawn = await foundIn(
    pdfOf([
      [60, 60, 'Ines Okoro', 20, 'B'],
      [60, 80, 'ines.okoro@example.com'],
      [60, 110, 'EXPERIENCE', 11, 'B'],
      [60, 128, 'Data Engineer, Tarn Health', 10, 'B'],
      [460, 128, 'May 2018 - Present'],
      [72, 142, 'Moved the claims service to a queue that never loses a claim and'],
      [72, 154, 'told everybody about it'],
      [72, 166, 'Kept the pagers quiet'],
      [72, 178, 'Wrote it down'],
    ]),
    'pdf',
  );
  const lines = 'Moved the claims service to a queue that never loses a claim and told everybody about it\nKept the pagers quiet\nWrote it down';
  expect(drawn.work_experiences[0]?.value.description).toBe(lines);
  const word = await foundIn(
    docxOf(
      [
        '**Ines Okoro**',
        'ines.okoro@example.com',
        '**Summary**',
        '• Keeps ledgers whole',
        '• Keeps pagers quiet',
        '**Experience**',
        '**Data Engineer, Tarn Health**\tMay 2018 - Present',
        ...lines.split('\n'),
      ]
        .map(paragraph)
        .join(''),
    ),
    'docx',
  );
  expect(word.work_experiences[0]?.value.description).toBe(lines);
  expect(word.basic_info.career_summary?.value).toBe('• Keeps ledgers whole\n• Keeps pagers quiet');
});
