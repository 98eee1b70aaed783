import { button, press } from './gestures.ts';
import type { Stand } from './plan.ts';
import { words } from './words.ts';

/** Reports the job whose dialog is open, with the first reason, and closes the dialog. */
export async function sendReport(stand: Stand): Promise<void> {
  await stand.page.getByRole('radio').first().check();
  await button(stand, 'job:report.send').click();
  await stand.page.getByText(words('job:report.sent')).waitFor();
  await press('common:close')(stand);
}
