import { expect, test } from 'vitest';
import { findSpans, isDate, withoutSpans } from './dates.ts';

const spansIn = (text: string) => findSpans(text).map(({ start, end, isCurrent }) => `${start ?? ''}/${isCurrent ? 'now' : (end ?? '')}`);

test.each([
  ['May 2019 – Present', '2019-05/now'],
  ['Sept. 2014 to 04/2019', '2014-09/2019-04'],
  ['May – August 2022', '2022-05/2022-08'],
  ["Jan '18 - Mar '20", '2018-01/2020-03'],
  ['2018 – 19', '2018/2019'],
  ['01.03.2016–31.12.2019', '2016-03/2019-12'],
  ['2012.09 - 2016.06', '2012-09/2016-06'],
  ['2019-03 至今', '2019-03/now'],
  ['2019年3月 - 2021年12月', '2019-03/2021-12'],
  ['平成30年4月 〜 現在', '2018-04/now'],
  ['2018年4月から2020年3月まで', '2018-04/2020-03'],
  ['enero de 2019 – actualidad', '2019-01/now'],
  ['março de 2015 a dezembro de 2018', '2015-03/2018-12'],
  ['Haziran 2019 - Halen', '2019-06/now'],
  ['Agustus 2016 s/d Desember 2019', '2016-08/2019-12'],
  ['Mac 2015 hingga Ogos 2017', '2015-03/2017-08'],
  ['يناير 2020 - حتى الآن', '2020-01/now'],
  ['مارس ٢٠١٦ إلى ديسمبر ٢٠١٩', '2016-03/2019-12'],
  ['Since March 2020', '2020-03/now'],
  ['Spring 2014', '/2014'],
  ['Expected May 2018', '/2018-05'],
  ['2016', '/2016'],
  ['KASIM 2019 - HAZİRAN 2021', '2019-11/2021-06'],
  ['Mac 2015 sehingga kini', '2015-03/now'],
  ['agosto 2021 - em andamento', '2021-08/now'],
  ['2023/06 - 現在に至る', '2023-06/now'],
  ['يونيه 2018 - الوقت الحالي', '2018-06/now'],
  ['7月 2019 - 12月 2021', '2019-07/2021-12'],
  ['民國108年3月 - 民國110年1月', '2019-03/2021-01'],
  ['令和元年5月〜令和3年4月', '2019-05/2021-04'],
])('%s', (text, span) => expect(spansIn(text)).toEqual([span]));

test('numbers that hold a year are no dates', () => {
  expect(findSpans('Ohio 44444')).toEqual([]);
  expect(findSpans('call 612019555')).toEqual([]);
  expect(findSpans('serving 2M+ at 99.97%')).toEqual([]);
});

test('a date alone is one, a date within words is not; what is left without them has no empty brackets', () => {
  expect(isDate('Expected graduation: May 2018')).toBe(true);
  expect(isDate('Built 3 depots in 2019 and sold them')).toBe(false);
  expect(withoutSpans('Staff Accountant, Salem (08/2014 to 04/2019)')).toBe('Staff Accountant, Salem');
});
