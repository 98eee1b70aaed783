import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The page breaks no rule of axe as it stands. @param part a selector: of that alone, where what lies behind it is not the journey's @param but a selector: of all else */
export async function expectAccessible(page: Page, { part, but }: { part?: string; but?: string } = {}): Promise<void> {
  let axe = new AxeBuilder({ page });
  if (part) axe = axe.include(part);
  if (but) axe = axe.exclude(but);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
