import { expect, test } from 'vitest';
import { functionTitles } from '../../modules/market/config/lists/taxonomy.ts';
import { organizationScore, titleScore } from './jobs.ts';

/** As a resume has it: "Administrador/a" and "Comprador(a)" are of job ads. */
const written = (title: string) => title.replace(/\/a\b|\(a\)/g, '');

test.each(['en', 'ms', 'id', 'tr', 'ar', 'es', 'pt-BR', 'ja', 'zh-CN', 'zh-TW'] as const)('job titles of the catalogue in %s are known to be titles', (tag) => {
  const titles = functionTitles.flatMap(({ value, names }) => (tag === 'en' ? value : (names?.[tag] ?? [])));
  expect(titles.length).toBeGreaterThan(100);
  const unknown = titles.filter((title) => titleScore(written(title)) === 0);
  expect(unknown.length / titles.length).toBeLessThan(0.07);
});

test.each(['Pakar Pemasaran Digital', 'Coordinador de Contact Center', 'Depo Görevlisi'])('“%s” is what somebody is, not where', (title) => {
  expect([titleScore(title) > 0, organizationScore(title)]).toEqual([true, 0]);
});
