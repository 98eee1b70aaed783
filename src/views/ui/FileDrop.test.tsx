// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '../../../tests/support/render-ui.tsx';
import { FileDrop } from './FileDrop.tsx';

const cv = new File(['%PDF-1.7'], 'ana-reyes.pdf', { type: 'application/pdf' });

function Resume() {
  const [file, setFile] = useState<File | null>(null);
  return <FileDrop label="Resume" accept=".pdf" onPick={setFile} file={file ? { name: file.name, progress: null } : null} onRemove={() => setFile(null)} />;
}

test('the focus follows the file: to its button once chosen, to the field once removed', async () => {
  renderUi(<Resume />);
  expect(document.activeElement).toBe(document.body);
  await userEvent.upload(screen.getByLabelText('Resume'), cv);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove ana-reyes.pdf' }));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText('Resume'));
});
