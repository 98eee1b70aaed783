import { describe, expect, test } from 'vitest';
import type { Salary } from '../../../contract/records.ts';
import { parseSalary, readSalary } from './parse.ts';

type Row = [text: string, country: string, expected: [from: number, to: number | null, currency: string, period: Salary['period']] | null];

const ROWS: Row[] = [
  ['RM 8,000 - RM 10,000 per month', 'my', [8_000, 10_000, 'MYR', 'month']],
  ['MYR3.5k – 4.2k monthly', 'my', [3_500, 4_200, 'MYR', 'month']],
  ['$15000.0 - $20000.0 p.m.', 'my', [15_000, 20_000, 'MYR', 'month']],
  ['$3000.0 - $4000.0 p.m.', 'my', [3_000, 4_000, 'MYR', 'month']],
  ['$5 per hour', 'my', [5, 5, 'USD', 'hour']],
  ['$1000 per month', 'ph', [1_000, 1_000, 'USD', 'month']],
  ['$2,000 per month', 'ph', [2_000, 2_000, 'USD', 'month']],
  ['月薪40,000~90,000元', 'tw', [40_000, 90_000, 'TWD', 'month']],
  ['月薪80,000元以上', 'tw', [80_000, null, 'TWD', 'month']],
  ['年薪1,000,000~1,400,000元', 'tw', [1_000_000, 1_400_000, 'TWD', 'year']],
  ['時薪200元', 'tw', [200, 200, 'TWD', 'hour']],
  ['日薪1,500～2,000元', 'tw', [1_500, 2_000, 'TWD', 'day']],
  ['月薪４５，０００元起', 'tw', [45_000, null, 'TWD', 'month']],
  ['待遇面議', 'tw', null],
  ['待遇面議（經常性薪資達4萬元或以上）', 'tw', null],
  ['面议', 'hk', null],
  ['論件計酬 500元', 'tw', null],
  ['HK$18,000 - 22,000 / month', 'hk', [18_000, 22_000, 'HKD', 'month']],
  ['月薪 MOP 15,000 起', 'mo', [15_000, null, 'MOP', 'month']],
  ['$50K per year', 'us', [50_000, 50_000, 'USD', 'year']],
  ['$50-60K', 'us', [50_000, 60_000, 'USD', 'year']],
  ['$18.50 - $22 an hour', 'us', [18.5, 22, 'USD', 'hour']],
  ['$95,000', 'ca', [95_000, 95_000, 'CAD', 'year']],
  ['$25', 'us', [25, 25, 'USD', 'hour']],
  ['£500 per week', 'gb', [2_166.67, 2_166.67, 'GBP', 'month']],
  ['£32k-£38k p.a. + bonus 10%', 'gb', [32_000, 38_000, 'GBP', 'year']],
  ['Rp 5.000.000 – Rp 8.000.000 /bulan', 'id', [5_000_000, 8_000_000, 'IDR', 'month']],
  ['Rp5,5 - 7 juta per bulan', 'id', [5_500_000, 7_000_000, 'IDR', 'month']],
  ['IDR 4900000.0', 'id', [4_900_000, 4_900_000, 'IDR', 'month']],
  ['3800000.0', 'id', [3_800_000, 3_800_000, 'IDR', 'month']],
  ['30000.0', 'id', null],
  ['₱25,000 - ₱30,000', 'ph', [25_000, 30_000, 'PHP', 'month']],
  ['PHP 600,000 per annum', 'ph', [600_000, 600_000, 'PHP', 'year']],
  ['P18,000/month', 'ph', [18_000, 18_000, 'PHP', 'month']],
  ['₱645 daily', 'ph', [645, 645, 'PHP', 'day']],
  ['年収400万円〜600万円', 'jp', [4_000_000, 6_000_000, 'JPY', 'year']],
  ['年収 400〜600万円', 'jp', [4_000_000, 6_000_000, 'JPY', 'year']],
  ['月給25万円', 'jp', [250_000, 250_000, 'JPY', 'month']],
  ['月給25万5千円～', 'jp', [255_000, null, 'JPY', 'month']],
  ['時給1,200円以上', 'jp', [1_200, null, 'JPY', 'hour']],
  ['1.2万-2万/月', 'hk', [12_000, 20_000, 'HKD', 'month']],
  ['1.2-2万元/月 · 13薪', 'cn', [12_000, 20_000, 'CNY', 'month']],
  ['R$ 3.500,00', 'br', [3_500, 3_500, 'BRL', 'month']],
  ['De R$ 2.800 a R$ 3.400 por mês', 'br', [2_800, 3_400, 'BRL', 'month']],
  ['€30.000 brutos/año', 'es', [30_000, 30_000, 'EUR', 'year']],
  ['24.000 € - 28.000 € Bruto/año', 'es', [24_000, 28_000, 'EUR', 'year']],
  ['1.800 € al mes, 14 pagas', 'es', [1_800, 1_800, 'EUR', 'month']],
  ['15.000 TL net', 'tr', [15_000, 15_000, 'TRY', 'month']],
  ['aylık 35.000₺ ile 45.000₺ arası', 'tr', [35_000, 45_000, 'TRY', 'month']],
  ['80 000 – 120 000 RSD mesečno', 'rs', [80_000, 120_000, 'RSD', 'month']],
  ['AED 8,000–10,000', 'ae', [8_000, 10_000, 'AED', 'month']],
  ['Dhs. 4500 per month', 'ae', [4_500, 4_500, 'AED', 'month']],
  ['٥٠٠٠ ريال شهرياً', 'sa', [5_000, 5_000, 'SAR', 'month']],
  ['من ٤٬٠٠٠ إلى ٦٬٠٠٠ ريال', 'sa', [4_000, 6_000, 'SAR', 'month']],
  ['SR 7000 - 9000', 'sa', [7_000, 9_000, 'SAR', 'month']],
  ['Rs. 1,00,000 - 1,50,000 monthly', 'lk', [100_000, 150_000, 'LKR', 'month']],
  ['₦250,000 - ₦350,000 monthly', 'ng', [250_000, 350_000, 'NGN', 'month']],
  ['2400 - $3000', 'sg', [2_400, 3_000, 'SGD', 'month']],
  ['48000 - $108000 a year', 'sg', [48_000, 108_000, 'SGD', 'year']],
  ['12.50 an hour', 'sg', [12.5, 12.5, 'SGD', 'hour']],
  ['S$4k+', 'sg', [4_000, null, 'SGD', 'month']],
  ['up to 5k', 'sg', [0, 5_000, 'SGD', 'month']],
  ['from 3000', 'sg', [3_000, null, 'SGD', 'month']],
  ['6000 - 4000', 'sg', [4_000, 6_000, 'SGD', 'month']],
  ['RM 5,000 per month + RM 500 allowance', 'my', [5_000, 5_000, 'MYR', 'month']],
  ['RM 1 - RM 6000', 'my', [0, 6_000, 'MYR', 'month']],
  ['RM 300 - RM 400 per year', 'my', null],
  ['S$99999999 per month', 'sg', null],
  ['Competitive', 'sg', null],
  ['', 'sg', null],
];

describe('parseSalary', () => {
  test.each(ROWS)('parses "%s" in %s', (text, country, expected) => {
    const salary = parseSalary(text, { country });
    expect(salary && [salary.from, salary.to, salary.currency, salary.period]).toEqual(expected);
  });

  test("uses hints only for what the text doesn't say", () => {
    expect(parseSalary('5000', { currency: 'USD', period: 'month', country: 'PH' })).toEqual({ from: 5_000, to: 5_000, currency: 'USD', period: 'month' });
    expect(parseSalary('8 an hour', { currency: 'SGD', period: 'month', country: 'SG' })).toEqual({ from: 8, to: 8, currency: 'SGD', period: 'hour' });
  });

  test.each([
    ['negotiable', 'negotiable'],
    ['see description', 'none'],
    ['S$12 per month', 'tooLow'],
    ['S$90,000,000 per month', 'tooHigh'],
    ['論件計酬', 'perPiece'],
  ])('explains why "%s" is rejected', (text, reason) => {
    expect(readSalary(text, { country: 'sg' })).toEqual({ ok: false, reason });
  });

  test('never throws and stays fast on hostile text', () => {
    for (const text of ['9'.repeat(5_000), '1,'.repeat(5_000), '- - $ ~'.repeat(2_000), '\u0000😀', '1'.repeat(400)])
      expect(() => readSalary(text, { country: 'us' })).not.toThrow();
  });
});
