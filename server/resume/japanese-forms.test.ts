import { expect, test } from 'vitest';
import { foundIn, jobsIn, skillsIn } from '../../tests/support/found-in.ts';
import type { Cell } from './layout/line.ts';
import { splitOf } from './layout/columns.ts';

test('headings behind a mark are headings, and a form ends with its last words', async () => {
  const content = await foundIn(`職務経歴書
氏名:長谷川 真
メール:makoto@example.org

■職務要約
業務システムの要件定義から運用まで担当してまいりました。

■業務経歴
2019年05月 〜 現在に至る 東雲物流株式会社
役職:開発課長

2014年06月 〜 2019年04月 株式会社あおば製作所
役職:システムエンジニア

■スキル
‧言語:Python、Java
`);
  expect(jobsIn(content)).toEqual(['開発課長 | 東雲物流株式会社 | 2019-05 | now', 'システムエンジニア | 株式会社あおば製作所 | 2014-06 | 2019-04']);
  expect(skillsIn(content)).toEqual(['Python', 'Java']);
});

test('a row of a form heads a section; what was left for one’s own reasons ended all the same', async () => {
  const content = await foundIn(`履歴書
氏名\t藤村 大輔
メール\td.fujimura@example.net
年\t月\t職歴
2009\t1\t株式会社ひかりシステム 入社
2017\t6\t株式会社ひかりシステム 退社(一身上の都合)
以上
年\t月\t免許・資格
2023\t3\tTOEIC 780点 取得
`);
  expect(content.work_experiences.map(({ value }) => [value.company_name, value.start_date, value.end_date, value.job_title])).toEqual([
    ['株式会社ひかりシステム', '2009-01', '2017-06', ''],
  ]);
});

test('the first column of a form, of years and labels, belongs to what stands beside it', () => {
  const cell = (text: string, x0: number, y: number): Cell => ({ text, page: 1, x0, x1: x0 + text.length * 10, y, size: 10, parts: [{ text, font: 'a' }] });
  const rows: [string, string][] = [
    ['氏名', '藤村 大輔'],
    ['現住所', '神奈川県横浜市'],
    ['電話', '03-1234-5603'],
    ['2005', '北陽学院大学 入学'],
    ['2008', '北陽学院大学 卒業'],
    ['2009', 'ひかりシステム 入社'],
    ['2017', 'ひかりシステム 退社'],
  ];
  const cells = rows.flatMap(([label, value], index) => [cell(label, 60, 100 + index * 23), cell(value, 180, 100 + index * 23)]);
  expect(
    splitOf([
      ...cells,
      { ...cell('スキル', 60, 300), parts: [{ text: 'スキル', font: 'b' }] },
      { ...cell('学歴', 300, 158), parts: [{ text: '学歴', font: 'b' }] },
    ]),
  ).toBeNull();
});
