// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import type { CompanyPage } from '../../../contract/company-workspace.ts';
import { field, Frame, words } from '../../../tests/support/view-frame.tsx';
import { acmePage } from '../../machines/companyEditor/companyEditor.fixtures.ts';
import type { CompanyChanged } from '../../machines/companyEditor/companyEditor.actors.ts';
import { employerSession } from '../../machines/samples.ts';
import { CompanyAlbum } from './CompanyAlbum.tsx';
import { CompanyEditor } from './CompanyEditor.tsx';

const { server } = vi.hoisted(() => ({ server: { page: null as CompanyPage | null, change: () => {} } }));
vi.mock('../../services/company/companyPage.ts', async () => ({
  companyEditor: (await import('../../machines/companyEditor/companyEditor.machine.ts')).companyEditorMachine.provide({
    actors: {
      loadCompany: fromPromise(async () => server.page as CompanyPage),
      watchCompany: fromCallback<CompanyChanged>(({ sendBack }) => {
        server.change = () => sendBack({ type: 'company.changed' });
      }),
    },
  }),
}));
async function open() {
  server.page = acmePage;
  render(
    <Frame session={employerSession}>
      <CompanyEditor memberRole="admin" renderBeside={(page) => <CompanyAlbum pictures={page.pictures} />} />
    </Frame>,
  );
  return screen.findByRole('button', { name: words('company:edit') });
}

test('the focus goes to the first field when the form opens, and back to the button when it closes', async () => {
  await userEvent.click(await open());
  expect(document.activeElement).toBe(field(screen, 'company:field.registered_name'));
  await userEvent.click(screen.getByRole('button', { name: words('company:cancel') }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: words('company:edit') }));
});

test('what a colleague changes shows up in the page and in its photos', async () => {
  await open();
  const picture = { id: 'lunch', src: '/album/lunch.jpg', alt: 'Lunch', width: 4, height: 2, is_cover: true };
  server.page = { ...acmePage, details: { ...acmePage.details, about: 'We bake.' }, pictures: [picture] };
  await act(async () => server.change());
  expect(await screen.findByText('We bake.')).toBeTruthy();
  expect(document.querySelector('img[src*="/album/lunch.jpg"]')).not.toBeNull();
});
