import { expect, type Page } from '@playwright/test';

/** A small but valid PDF with a line of text. */
export function resumePdf(name = 'Maria Cruz resume.pdf'): { name: string; mimeType: string; buffer: Buffer } {
  const stream = 'BT /F1 18 Tf 72 720 Td (Maria Cruz, accountant) Tj ET';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const xref = body.length;
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}`;
  body += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(body, 'latin1') };
}

/**
 * Searches from the home page and opens the first job that takes applications here.
 * @returns the job's path
 */
export async function findJob(page: Page, what: string): Promise<string> {
  await hydrated(page);
  await page.getByRole('combobox', { name: 'What' }).fill(what);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/jobs-hiring\//);
  await expect(page.getByRole('list', { name: 'Results' })).toBeVisible();
  const paths = await page
    .getByRole('list', { name: 'Results' })
    .locator('article a[href*="/job/"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  for (const path of paths) {
    await page.goto(new URL(path, page.url()).href);
    if (await page.getByRole('link', { name: 'Apply now' }).first().isVisible()) {
      await hydrated(page);
      return path;
    }
  }
  throw new Error(`no ${what} job takes applications here`);
}

/**
 * Fills in quick apply with a new person and a real PDF, answers the employer's questions, and sends it.
 * @returns the email address used
 */
export async function applyWithoutAccount(page: Page, email = `maria-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`): Promise<string> {
  await page.getByRole('link', { name: 'Apply now' }).first().click();
  await page.getByLabel('First name').fill('Maria');
  await page.getByLabel('Last name').fill('Cruz');
  await page.getByLabel('Email').fill(email);
  await page.locator('input[type=file]').setInputFiles(resumePdf());
  await page.getByRole('button', { name: /^(Continue|Send application)$/ }).click();
  await answerQuestions(page);
  return email;
}

/** The job's own questions, if any: the first choice, a number, a sentence. */
export async function answerQuestions(page: Page): Promise<void> {
  const questions = page.getByRole('heading', { name: 'A few questions from the employer' });
  await expect(questions.or(page.getByRole('heading', { name: 'Your application is on its way' }))).toBeVisible({ timeout: 20_000 });
  if (!(await questions.isVisible())) return;
  for (const group of await page.getByRole('radiogroup').all()) await group.getByRole('radio').first().check();
  for (const field of await page.locator('form input[inputmode=decimal]').all()) await field.fill('4');
  for (const field of await page.locator('form textarea').all()) await field.fill('Four years of it, and I like it.');
  await page.getByRole('button', { name: 'Send application' }).click();
}

/** Waits until the page is interactive. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
}
