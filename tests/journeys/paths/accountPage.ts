import type { CallDeclaration } from '../../../contract/call.ts';
import { addressOf, beSeeker, open } from './gestures.ts';
import type { Stand } from './plan.ts';
import { words } from './words.ts';

/** The tab Account of the settings of a new job seeker, after what is prepared for it. */
export const openAccount =
  (prepare: (stand: Stand) => Promise<unknown> = async () => {}) =>
  async (stand: Stand): Promise<void> => {
    await beSeeker(stand);
    await prepare(stand);
    await open('/account-settings/account')(stand);
  };

/** Two charts of the page make the same call at the start: answers one of them, the first or the second, so that a path answers the other. */
export async function answerOther({ page }: Stand, call: CallDeclaration, which: 1 | 2, value: unknown): Promise<void> {
  let count = 0;
  await page.route(
    (url) => addressOf(call).test(url.pathname),
    (route) => (route.request().method() === call.method && (count += 1) === which ? route.fulfill({ json: { data: value } }) : route.fallback()),
  );
}

/** Closes the dialog on top. */
export const close = ({ page }: Stand): Promise<void> =>
  page
    .getByRole('button', { name: words('common:close') })
    .last()
    .click();

/** Confirms in a question. */
export const confirm =
  (key: string) =>
  ({ page }: Stand): Promise<void> =>
    page
      .getByRole('alertdialog')
      .getByRole('button', { name: words(key), exact: true })
      .click();
