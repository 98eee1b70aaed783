// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { EMPTY_SEARCH } from '../../lib/search-url/search.ts';
import AlertButton from './AlertButton.tsx';
import type { AlertsRef } from './alerts.types.ts';

vi.mock('./AlertDialogs.tsx', () => ({ default: ({ alerts }: { alerts: AlertsRef }) => <p>asked for {alerts.getSnapshot().context.draft?.keywords}</p> }));

const Search = ({ isOffered }: { isOffered: boolean }) => (
  <Frame>
    <AlertButton search={{ ...EMPTY_SEARCH, query: 'nurse' }} isOffered={isOffered} />
  </Frame>
);

test('answers a click that came before nothing was found', async () => {
  const { rerender } = render(<Search isOffered />);
  screen.getByRole('button', { name: words('search:alert') }).click();
  rerender(<Search isOffered={false} />);
  expect(await screen.findByText('asked for nurse')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
