import { expect, test } from 'vitest';
import { foundIn, jobsIn, nameIn, schoolsIn, skillsIn } from '../../tests/support/found-in.ts';
import { docxOf, paragraph, table } from '../../tests/support/resume-files.ts';

const HEAD = paragraph('**Ines Okoro**') + paragraph('ines.okoro@example.com');
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const part = (name: string, content: string) =>
  `<w:${name} ${W} xmlns:wp="urn:wp" xmlns:mc="urn:mc" xmlns:a="urn:a" xmlns:wps="urn:wps">${content}</w:${name}>`;
/** A paragraph with properties of its own. */
const set = (properties: string, text: string, run = '') =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr>${run}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const dated = (names: string, dates: string) =>
  `<w:p><w:pPr><w:tabs><w:tab w:val="right" w:pos="9360"/></w:tabs></w:pPr><w:r><w:rPr><w:b/></w:rPr><w:t>${names}</w:t></w:r><w:r><w:tab/><w:t>${dates}</w:t></w:r></w:p>`;

test('what places a drawing in the page header is no text: its numbers are no phone', async () => {
  const drawing = `<w:p><w:r><w:drawing><wp:anchor><wp:positionH><wp:posOffset>4157</wp:posOffset></wp:positionH><wp:positionV><wp:posOffset>5550134</wp:posOffset></wp:positionV></wp:anchor></w:drawing></w:r></w:p>`;
  const content = await foundIn(
    docxOf(HEAD + paragraph('**Skills**') + paragraph('SAP, Excel, Forecasting'), { 'word/header1.xml': part('hdr', drawing + paragraph('Curriculum vitae')) }),
    'docx',
  );
  expect(content.basic_info.phone_num).toBeNull();
});

test('contacts in the page footer are found', async () => {
  const body = paragraph('**Ines Okoro**') + paragraph('**Skills**') + paragraph('SAP, Excel, Forecasting');
  const content = await foundIn(docxOf(body, { 'word/footer1.xml': part('ftr', paragraph('ines.okoro@example.com  |  (415) 555-0134')) }), 'docx');
  expect([content.basic_info.email?.value, content.basic_info.phone_num?.value]).toEqual(['ines.okoro@example.com', '(415) 555-0134']);
});

test('a box of text is read once, though older programs are given it again, and stands for itself', async () => {
  const box = (content: string) => `<w:txbxContent>${content}</w:txbxContent>`;
  const sidebar = paragraph('**Skills**') + paragraph('Kafka') + paragraph('Terraform') + paragraph('PostgreSQL');
  const drawn = `<w:p><w:r><mc:AlternateContent><mc:Choice><w:drawing>${box(sidebar)}</w:drawing></mc:Choice><mc:Fallback><w:pict>${box(sidebar)}</w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
  const content = await foundIn(
    docxOf(
      `<w:sdt xmlns:mc="urn:mc"><w:sdtPr><w:alias w:val="x"/></w:sdtPr><w:sdtContent>${HEAD}</w:sdtContent></w:sdt>` +
        paragraph('**Experience**') +
        drawn.replace('<w:p>', '<w:p xmlns:mc="urn:mc">') +
        dated('Data Engineer, Tarn Health', 'May 2018 - Feb 2021') +
        paragraph('Moved the claims service to a queue.'),
    ),
    'docx',
  );
  expect(jobsIn(content)).toEqual(['Data Engineer | Tarn Health | 2018-05 | 2021-02']);
  expect(skillsIn(content)).toEqual(['Kafka', 'Terraform', 'PostgreSQL']);
});

test('a table of two columns that hold sections is read column by column', async () => {
  const content = await foundIn(
    docxOf(
      table([
        [
          '**Ines Okoro**',
          'ines.okoro@example.com',
          '(415) 555-0134',
          '**SKILLS**',
          'Kafka',
          'Terraform',
          '**EDUCATION**',
          'University of Bergen',
          'BSc Informatics',
          '2014 - 2018',
        ],
        [
          '**PROFILE**',
          'Keeps ledgers whole and pagers quiet.',
          '**EXPERIENCE**',
          '**Data Engineer**',
          'Tarn Health',
          'May 2018 - Present',
          'Moved the claims service to a queue.',
        ],
      ]),
    ),
    'docx',
  );
  expect(nameIn(content)).toBe('Ines Okoro');
  expect(jobsIn(content)).toEqual(['Data Engineer | Tarn Health | 2018-05 | now']);
  expect(schoolsIn(content)).toEqual(['University of Bergen | BSc | Informatics | 2014 | 2018']);
  expect(skillsIn(content)).toEqual(['Kafka', 'Terraform']);
});

test('names and dates of two lines each in the two cells of a row belong together line by line', async () => {
  const content = await foundIn(
    docxOf(
      HEAD +
        paragraph('**Experience**') +
        table(
          [
            ['**Tarn Health**', 'Data Engineer'],
            ['Bergen, Norway', 'May 2018 - Present'],
          ],
          [
            ['**Corvid Labs**', 'Software Engineer'],
            ['Oslo, Norway', 'Jan 2015 - Apr 2018'],
          ],
        ) +
        paragraph('**Education**') +
        table([['**University of Bergen**', 'BSc in Informatics'], ['2011 - 2014']]),
    ),
    'docx',
  );
  expect(jobsIn(content)).toEqual(['Data Engineer | Tarn Health | 2018-05 | now', 'Software Engineer | Corvid Labs | 2015-01 | 2018-04']);
  expect(schoolsIn(content)).toEqual(['University of Bergen | BSc | Informatics | 2011 | 2014']);
});

test('two records side by side in a row are two records', async () => {
  const job = (title: string, company: string, dates: string, did: string) => [`**${title}**`, company, dates, `• ${did}`];
  const content = await foundIn(
    docxOf(
      HEAD +
        paragraph('**Experience**') +
        table([
          job('Data Engineer', 'Tarn Health', 'May 2018 - Present', 'Moved the claims service to a queue that never loses one'),
          job('Analyst', 'Corvid Labs', 'Jan 2015 - Apr 2018', 'Counted what the warehouse had and what it should have had'),
        ]),
    ),
    'docx',
  );
  expect(jobsIn(content)).toEqual(['Data Engineer | Tarn Health | 2018-05 | now', 'Analyst | Corvid Labs | 2015-01 | 2018-04']);
  expect(content.work_experiences[1]?.value.description).toBe('• Counted what the warehouse had and what it should have had');
});

test('lists by numbering, headings by style and sizes by inheritance are seen', async () => {
  const styles = part(
    'styles',
    `<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="20"/></w:rPr></w:rPrDefault></w:docDefaults>
     <w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>
     <w:style w:type="paragraph" w:styleId="Big"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:rPr><w:sz w:val="32"/></w:rPr></w:style>
     <w:style w:type="paragraph" w:styleId="Item"><w:name w:val="List Bullet"/><w:basedOn w:val="Normal"/><w:pPr><w:numPr><w:numId w:val="3"/></w:numPr></w:pPr></w:style>`,
  );
  const numbering = part(
    'numbering',
    '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:pPr><w:ind w:left="720" w:hanging="360"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="3"><w:abstractNumId w:val="1"/></w:num>',
  );
  const styled = (style: string, text: string) => set(`<w:pStyle w:val="${style}"/>`, text);
  const content = await foundIn(
    docxOf(
      [
        styled('Big', 'Ines Okoro'),
        paragraph('ines.okoro@example.com'),
        styled('Big', 'Where I have been'),
        paragraph('Nothing of it is a job.'),
        styled('Big', 'Experience'),
        dated('Data Engineer', 'May 2018 - Feb 2021'),
        paragraph('Tarn Health'),
        styled('Item', 'Moved the claims service to a queue'),
        styled('Item', 'Kept the pagers quiet'),
        styled('Big', 'How I spend my time'),
        styled('Item', 'Rowing since 2012'),
      ].join(''),
      { 'word/styles.xml': styles, 'word/numbering.xml': numbering },
    ),
    'docx',
  );
  expect(jobsIn(content)).toEqual(['Data Engineer | Tarn Health | 2018-05 | 2021-02']);
  expect(content.work_experiences[0]?.value.description).toBe('• Moved the claims service to a queue\n• Kept the pagers quiet');
});

test('what was deleted while changes were tracked is not read, nor what is hidden', async () => {
  const content = await foundIn(
    docxOf(
      HEAD +
        paragraph('**Skills**') +
        '<w:p><w:r><w:t>Kafka, Terraform</w:t></w:r><w:del><w:r><w:delText>, Cobol</w:delText></w:r></w:del><w:r><w:rPr><w:vanish/></w:rPr><w:t>, Fortran</w:t></w:r><w:ins><w:r><w:t>, Go</w:t></w:r></w:ins></w:p>',
    ),
    'docx',
  );
  expect(skillsIn(content)).toEqual(['Kafka', 'Terraform', 'Go']);
});
