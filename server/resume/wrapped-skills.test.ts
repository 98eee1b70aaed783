import { expect, test } from 'vitest';
import { foundIn, skillsIn } from '../../tests/support/found-in.ts';
import { pdfOf, type Placed } from '../../tests/support/resume-files.ts';

const REST: Placed[] = [
  [60, 60, 'Ines Okoro', 20, 'B'],
  [60, 80, 'ines.okoro@example.com'],
  [60, 110, 'Experience', 14, 'B'],
  [60, 130, 'Data Engineer, Tarn Health', 10, 'B'],
  [400, 130, 'May 2018 - Present', 10],
  [60, 200, 'Skills', 14, 'B'],
];
const skillsOf = async (...lines: Placed[]) => skillsIn(await foundIn(pdfOf([...REST, ...lines]), 'pdf'));

test('a skill that the page broke in two is one', async () => {
  expect(
    await skillsOf(
      [60, 220, 'Logistics', 10],
      [180, 220, 'Warehouse Management, Inventory Control, Customs Clearance, Freight', 10],
      [180, 233, 'Forwarding, Route Planning', 10],
      [60, 252, 'Systems', 10],
      [180, 252, 'Oracle, SAP', 10],
    ),
  ).toEqual(['Warehouse Management', 'Inventory Control', 'Customs Clearance', 'Freight Forwarding', 'Route Planning', 'Oracle', 'SAP']);
});

test('a word that was parted at the edge is one, and one that is written with a hyphen keeps it', async () => {
  expect(await skillsOf([60, 220, 'Customs Clearance, Inventory Control, Freight Forwarding, Ware-', 10], [60, 233, 'house Management, Excel', 10])).toContain(
    'Warehouse Management',
  );
  expect(await skillsOf([60, 220, 'Customs Clearance, Inventory Control, Freight Forwarding, Problem-', 10], [60, 233, 'solving, Excel', 10])).toContain(
    'Problem-solving',
  );
});

test('lists that end before the edge, or stand in a short column, end their skills', async () => {
  expect(
    await skillsOf(
      [60, 220, 'Customs Clearance, Inventory Control, Freight Forwarding, Demand Planning', 10],
      [60, 233, 'Excel, Word, and a list of programs that goes on until the edge, Oracle, SAP, Xero, and more of them', 10],
    ),
  ).toContain('Demand Planning');
  expect(await skillsOf([60, 220, 'Java, Python, Go', 10], [60, 233, 'Word, Excel', 10])).toEqual(['Java', 'Python', 'Go', 'Word', 'Excel']);
});
