import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * The page breaks no rule of axe in its current state.
 * @param part a selector: checks only that, if the journey isn't about what is behind it
 * @param but a selector: excludes that
 */
export async function expectAccessible(page: Page, { part, but }: { part?: string; but?: string } = {}): Promise<void> {
  let axe = new AxeBuilder({ page });
  if (part) axe = axe.include(part);
  if (but) axe = axe.exclude(but);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
