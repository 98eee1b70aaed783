// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { acme } from '../../machines/blockCompany/blockCompany.fixtures.ts';
import Blocking from './Blocking.tsx';

vi.mock('../../services/api.ts', () => ({ api: () => new Promise(() => {}), onCallFailed: () => () => {} }));
test('a visitor is told that they are asked after signing in; nothing is said to be saved', async () => {
  await act(async () => {
    render(
      <Frame>
        <Blocking company={acme} isBlocked={false} asks={1} onChange={() => {}} />
      </Frame>,
    );
  });
  const sheet = await screen.findByRole('dialog', { name: words('blockCompany:signIn.title', { name: acme.name }) });
  expect(sheet.textContent).toContain(words('blockCompany:signIn.intro'));
  expect(document.body.textContent).not.toContain(words('getStarted:sheet.title'));
});
