import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { pathOf } from '../../contract/call.ts';
import { uploadCompanyDocument, verifyCompany } from '../../contract/company-workspace.ts';
import { beEmployer, call, serverOf } from './member.ts';
import { resumePdf } from './steps.ts';

const run = promisify(execFile);

/** The operator's decision about documents, in a process of their own. */
export const operator = (...given: string[]) =>
  run(process.execPath, [path.join(import.meta.dirname, '../../server/verify-company.ts'), ...given], {
    env: { ...process.env, DATA_DIR: process.env['WAYMARK_DATA'], BASE_URL: process.env['WAYMARK_URL'] },
  });

/**
 * Like `beEmployer`, with a company whose name is verified by documents.
 * @returns the company's id
 */
export async function beVerifiedEmployer(page: Page, company: string): Promise<number> {
  const id = await beEmployer(page, company);
  const uploaded = await page.request.post(serverOf(page) + pathOf(uploadCompanyDocument), {
    multipart: { file: { ...resumePdf(), name: 'Registration.pdf' } },
    headers: { 'country-id': '167', 'language-id': '1', device: 'web', device_uuid: 'journey', 'idempotency-key': randomUUID() },
  });
  expect(uploaded.ok(), await uploaded.text()).toBe(true);
  await call(page, verifyCompany, { by: 'documents' });
  await operator('--company', String(id), '--approve');
  return id;
}
