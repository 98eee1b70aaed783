import { expect, test } from 'vitest';
import { cleanFilename } from './filename.ts';

test.each([
  ['Ana Reyes CV.PDF', 'pdf', 'Ana Reyes CV.pdf'],
  ['履歴書.docx', 'docx', '履歴書.docx'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['C:\\Users\\ana\\cv.doc', 'doc', 'cv.doc'],
  ['cv\u202Efdp.exe', 'pdf', 'cvfdp.exe.pdf'],
  ['a\u0000b\r\nc.pdf', 'pdf', 'abc.pdf'],
  ['<b>"x"|y?.pdf', 'pdf', 'b x y.pdf'],
  ['....', 'docx', 'resume.docx'],
  ['', 'doc', 'resume.doc'],
  ['\uD800.pdf', 'pdf', 'resume.pdf'],
  ['cv.pdf', 'docx', 'cv.docx'],
  ['IMG_0042.MOV', 'mp4', 'IMG_0042.mp4'],
] as const)('%j as %s is kept as %j', (given, format, expected) => {
  expect(cleanFilename(given, format)).toBe(expected);
});

test('a name of any length keeps to 120 characters and its extension', () => {
  expect(cleanFilename(`${'漢'.repeat(300)}.docx`, 'docx')).toMatch(/^漢{115}\.docx$/);
});
