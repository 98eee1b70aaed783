import { describe, expect, it } from 'vitest';
import { cosine, encodeTitle, occupationsOf } from '../../server/modules/market/search/titles/encode.ts';
import { readOccupations } from './occupations.ts';
import { train, type Occupation } from './train.ts';

const FEW: Occupation[] = [
  { id: 'nurse', titles: ['staff nurse', 'registered nurse', 'nurse in a ward', 'perawat', 'perawat gigi', 'ICU nurse'] },
  { id: 'driver', titles: ['truck driver', 'lorry driver', 'delivery driver', 'sopir truk', 'sopir', 'bus driver'] },
  { id: 'cook', titles: ['cook', 'line cook', 'chef cook', 'juru masak', 'tukang masak'] },
];
const learn = () => train(FEW, 40, () => undefined);

describe('training', () => {
  it('gives the same vectors for the same occupations', () => {
    expect(learn()).toEqual(learn());
  });

  it('draws the titles of an occupation together, and apart from others', () => {
    const vectors = learn().occupations.map(({ vector }) => vector);
    const [nurse, driver] = vectors as [Float32Array, Float32Array];
    expect(cosine(nurse, nurse)).toBeCloseTo(1);
    expect(cosine(nurse, driver)).toBeLessThan(0.3);
  });
});

describe('what was learned', () => {
  const alike = (one: string, other: string) => cosine(encodeTitle(one) ?? new Float32Array(64), encodeTitle(other) ?? new Float32Array(64));

  it.each([
    ['nurse', '護理師'],
    ['software engineer', 'software developer'],
    ['waiter', 'waitress'],
    ['enfermera', 'enfermero'],
    ['akuntan', 'accountant'],
    ['數據分析師', 'Data Analyst'],
    ['Krankenpflegerin', 'Krankenpfleger'],
  ])('%s means much the same as %s', (one, other) => {
    expect(alike(one, other)).toBeGreaterThan(0.6);
  });

  it.each([
    ['software engineer', 'sales engineer'],
    ['nurse', 'nursery gardener'],
    ['teacher', 'truck driver'],
  ])('%s means something else than %s', (one, other) => {
    expect(alike(one, other)).toBeLessThan(0.5);
  });

  it('names the occupations of a title, the nearest first', () => {
    const nurse = readOccupations().find(({ titles }) => titles.includes('specialist nurse'))?.id;
    expect(occupationsOf(encodeTitle('nurse') ?? new Float32Array(64), 10, 0.5)).toContain(nurse);
    expect(encodeTitle('🙂')).toBeNull();
  });
});
