import type { Page } from '@playwright/test';
import type { RecordKind, Values } from '../../../src/machines/record/record.types.ts';
import { wording } from './words.ts';

export type ListedKind = Exclude<RecordKind, 'basicInfo' | 'summary'>;
type Control = 'line' | 'choice' | 'chips' | 'choices' | 'month' | 'check';

/** The fields to fill in for each kind, and their controls: enough for a valid record. */
const FORMS: Record<ListedKind, Record<string, Control>> = {
  workExperience: { job_title: 'line', company_name: 'line', is_present: 'check', start_date: 'month', end_date: 'month' },
  education: { school_name: 'line', education_level_id: 'choice', is_attending: 'check', start_date: 'month' },
  license: { name: 'line', issuing_organisation: 'line', does_not_expire: 'check', issue_date: 'month' },
  website: { url: 'line', display_name: 'line' },
  language: { language: 'choice', proficiency: 'choice' },
  preference: { job_title: 'line', industry_id: 'choice', work_arrangement: 'chips', job_type_ids: 'choices', salary_type: 'choice', location_id: 'choice' },
};

/** The field that identifies a record of the kind. */
export const TITLE: Record<ListedKind, string> = {
  workExperience: 'job_title',
  education: 'school_name',
  license: 'name',
  website: 'url',
  language: 'language',
  preference: 'job_title',
};

/** A field of the open editor. */
export const editorField = (page: Page, kind: ListedKind, name: string) =>
  page
    .getByRole('dialog')
    .getByLabel(new RegExp(`^${wording(`profile:${kind}.${name}`, true).source}`))
    .first();

/** Fills in the open editor; fields without a value stay unchanged. */
export async function writeRecord(page: Page, kind: ListedKind, values: Values): Promise<void> {
  for (const [name, control] of Object.entries(FORMS[kind])) {
    const value = values[name];
    if (value === undefined || value === null || (value === false && control !== 'check')) continue;
    const field = editorField(page, kind, name);
    if (control === 'line') await field.fill(String(value));
    else if (control === 'check') await field.setChecked(value === true);
    else if (control === 'choice') await field.selectOption(String(value));
    else if (control === 'chips')
      await page
        .getByRole('dialog')
        .locator(`input[type=radio][value="${String(value)}"]`)
        .check({ force: true });
    else if (control === 'choices') await choose(page, kind, name, String((value as number[])[0]));
    else await pickMonth(page, kind, name, String(value));
  }
}

/** Clears the field that a record requires. */
export async function emptyTitle(page: Page, kind: ListedKind): Promise<void> {
  const field = editorField(page, kind, TITLE[kind]);
  await (FORMS[kind][TITLE[kind]] === 'choice' ? field.selectOption('') : field.fill(''));
}

/** Each chosen option moves from the list to a chip. */
async function choose(page: Page, kind: ListedKind, name: string, value: string): Promise<void> {
  const field = editorField(page, kind, name);
  await field.locator('option:not([value=""])').first().waitFor({ state: 'attached' });
  if ((await field.locator(`option[value="${value}"]`).count()) > 0) await field.selectOption(value);
}

async function pickMonth(page: Page, kind: ListedKind, name: string, value: string): Promise<void> {
  const [year = '', month = ''] = value.split('-');
  const label = wording(`profile:${kind}.${name}`, true).source;
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(new RegExp(`^${label}: month`)).selectOption(month);
  await dialog.getByLabel(new RegExp(`^${label}: year`)).selectOption(year);
}
