import { describe, expect, test } from 'vitest';
import type { FeedItem } from '../../server/modules/market/import/row.ts';
import { csvRows } from './csv-rows.ts';
import { formatOf } from './format.ts';
import { jsonLineRows, jsonRows } from './json-rows.ts';
import { xmlRows } from './xml-rows.ts';

/** The text in pieces of every small size, so that a value is cut wherever it can be. */
async function* pieces(text: string, size = 7): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}
const all = async (items: AsyncGenerator<FeedItem>) => {
  const found: FeedItem[] = [];
  for await (const item of items) found.push(item);
  return found;
};
const titles = (items: readonly FeedItem[]) => items.map((item) => (item.kind === 'row' ? item.row.title : `${item.kind} ${item.line}`));
const posting = (title: string, more = '') => `{"@type":"JobPosting","title":${JSON.stringify(title)}${more}}`;

test.each([
  ['[\n {"@type": "JobPosting"}]', 'json'],
  ['{"@context":"x",\n"@graph":[]}', 'json'],
  ['{"title":"a"}', 'json'],
  ['{"title":"a"}\n{"title":"b"}\n', 'json lines'],
  ['{"title":"a"\n{"title":"b"}\n', 'json lines'],
  ['\ufeff<?xml version="1.0"?><source>', 'xml'],
  ['id,Job Title,Company\n1,Cook,Acme', 'csv'],
  ['職稱;公司\n廚師;好日子', 'csv'],
  ['hello there', undefined],
])('the format of %j', (head, format) => expect(formatOf(head)).toBe(format));

describe('JSON', () => {
  test.each([1, 3, 50, 10_000])('finds the rows of a list, a graph and one object, in pieces of %i', async (size) => {
    expect(titles(await all(jsonRows(pieces(`[${posting('A [{"\\')}]`, size))))).toEqual(['A [{"\\']);
    const graph = `{"@context":"https://schema.org","name":"a]}","@graph":[${posting('A')},{"@type":"Organization","name":"x"},${posting('B')}],"meta":{"x":{"title":"no"}}}`;
    expect(titles(await all(jsonRows(pieces(graph, size))))).toEqual(['A', 'B']);
    expect(titles(await all(jsonRows(pieces(posting('A', ',"skills":["x",{"name":"y"}]'), size))))).toEqual(['A']);
    expect(titles(await all(jsonRows(pieces(`{"jobs":[{"title":"A"},{"title":"B"}]}`, size))))).toEqual(['A', 'B']);
  });

  test('names a broken row with its line and goes on', async () => {
    expect(titles(await all(jsonRows(pieces('[\n{"title":"A"},\n{"title":,},\n{"title":"B"}\n]'))))).toEqual(['A', 'bad 3', 'B']);
    expect(titles(await all(jsonLineRows(pieces('{"title":"A"}\n\n{"title":\n{"title":"B"}'))))).toEqual(['A', 'bad 3', 'B']);
  });

  test('keeps what stands before the damage and says where it is', async () => {
    expect(titles(await all(jsonRows(pieces('[{"title":"A"},\n{"title":"B"},\n{"title":"C'))))).toEqual(['A', 'B', 'damage 3']);
    expect(titles(await all(jsonLineRows(pieces('{"title":"A"}\n{"title":"B'))))).toEqual(['A', 'damage 2']);
    expect(titles(await all(jsonRows(pieces('[{"title":"A"}'))))).toEqual(['A', 'damage 1']);
  });

  test('refuses a row that is too deep or too large without holding it', async () => {
    const deep = `{"title":"deep","x":${'['.repeat(500)}${']'.repeat(500)}}`;
    expect(titles(await all(jsonRows(pieces(`[${deep},{"title":"A"}]`, 100))))).toEqual(['bad 1', 'A']);
    const large = async function* () {
      yield '[{"title":"';
      for (let megabytes = 0; megabytes < 12; megabytes += 1) yield 'x'.repeat(1_000_000);
      yield '"},{"title":"A"}]';
    };
    expect(titles(await all(jsonRows(large())))).toEqual(['bad 1', 'A']);
  });
});

describe('XML', () => {
  const feed = (inner: string) => `<?xml version="1.0"?>\n<source><publisher>Feed &amp; Co</publisher>\n${inner}\n</source>`;

  test.each([1, 13, 10_000])('reads elements, text and CDATA in pieces of %i', async (size) => {
    const items = await all(
      xmlRows(
        pieces(feed('<job><title><![CDATA[Cook <b>]]></title><referencenumber>7</referencenumber><city>Cebu</city><state>Cebu Province</state></job>'), size),
      ),
    );
    expect(items).toMatchObject([{ kind: 'row', line: 3, row: { title: 'Cook <b>', source: 'Feed & Co', sourceId: '7', places: ['Cebu, Cebu Province'] } }]);
  });

  test('expands no entity a document defines, and fetches none', async () => {
    const lols = `<!DOCTYPE s [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>${feed('<job><title>A &b; &x; &nbsp;B</title></job>').replace(/^.*\n/, '')}`;
    expect(titles(await all(xmlRows(pieces(lols))))).toEqual(['A &b; &x; &nbsp;B']);
  });

  test('keeps what stands before the damage', async () => {
    expect(titles(await all(xmlRows(pieces(feed('<job><title>A</title></job>\n<job><title>B</job>')))))).toEqual(['A', 'damage 4']);
    expect(titles(await all(xmlRows(pieces('<source><job><title>A</title></job><job><title>B'))))).toEqual(['A', 'damage 1']);
  });

  test('names an empty row', async () => expect(titles(await all(xmlRows(pieces(feed('<job>…</job><job><title>A</title></job>')))))).toEqual(['bad 3', 'A']));

  test('stops at elements nested without end', async () => {
    expect(titles(await all(xmlRows(pieces('<job>'.repeat(5_000), 1_000))))).toEqual(['damage 1']);
  });

  test('reads the salaries of nested feeds', async () => {
    const nested =
      '<job><title>A</title><salaries><salary><lowEnd><amount>100</amount><currencyCode>USD</currencyCode></lowEnd><highEnd><amount>200</amount></highEnd><period>yearly</period></salary><salary><lowEnd><amount>1</amount></lowEnd></salary></salaries></job>';
    expect(await all(xmlRows(pieces(feed(nested))))).toMatchObject([{ row: { salaryFrom: 100, salaryTo: 200, currency: 'USD', period: 'yearly' } }]);
  });
});

describe('CSV', () => {
  const read = (text: string) => all(csvRows(pieces(text), text));

  test('knows headers by many names, quotes and delimiters', async () => {
    expect(await read('ID;Job Title;Company Name;Location;Salary_Min\n1;"Cook; night ""shift""";Acme;"Cebu\nCity";20000\n')).toMatchObject([
      { kind: 'row', row: { sourceId: '1', title: 'Cook; night "shift"', company: 'Acme', salaryFrom: 20_000 } },
    ]);
    expect(await read('職稱,公司名稱,工作地點\n廚師,好日子,台北市\n')).toMatchObject([{ row: { title: '廚師', company: '好日子', places: ['台北市'] } }]);
  });

  test('reads records with a field too few or too many', async () =>
    expect(titles(await read('title,company\nA\nB,Acme,more\nC,Acme\n'))).toEqual(['A', 'B', 'C']));
  test('refuses a file without a header', async () => expect(titles(await read('Cook,Acme\nBaker,Acme\n'))).toEqual(['damage 1']));
});
