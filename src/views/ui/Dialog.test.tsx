// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../../tests/support/render-ui.tsx';
import { useFocus } from './useFocus.ts';
import { Dialog } from './Dialog.tsx';

function Inside() {
  const around = useFocus<HTMLDivElement>();
  return (
    <div ref={around}>
      <input aria-label="code" />
    </div>
  );
}

function Settings() {
  const [opened, setOpened] = useState<'proof' | 'form' | null>(null);
  return (
    <>
      <button type="button" onClick={() => setOpened('proof')}>
        change
      </button>
      {opened === 'proof' ? (
        <Dialog
          isOpen
          onClose={() => setOpened(null)}
          title="Proof"
          actions={
            <button type="button" onClick={() => setOpened('form')}>
              prove
            </button>
          }
        >
          <Inside />
        </Dialog>
      ) : null}
      <Dialog isOpen={opened === 'form'} onClose={() => setOpened(null)} title="Form">
        <Inside />
      </Dialog>
    </>
  );
}

afterEach(() => vi.unstubAllGlobals());

/** The dialog handles Escape once it is a layer, which is a moment after its content is there. */
async function findReadyDialog(name: string): Promise<void> {
  await waitFor(() => expect(screen.getByRole('dialog', { name }).style.getPropertyValue('--layer-index')).not.toBe(''));
}

test('the focus returns to what opened it, even if something inside took it, and through a second dialog', async () => {
  renderUi(<Settings />);
  const user = userEvent.setup();
  const change = screen.getByRole('button', { name: 'change' });
  await user.click(change);
  await findReadyDialog('Proof');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('code')));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(change));
  await user.click(change);
  await user.click(await screen.findByRole('button', { name: 'prove' }));
  await findReadyDialog('Form');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(change));
});

test('the focus returns even if the dialog closes before its first frame', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  renderUi(<Settings />);
  const user = userEvent.setup();
  const change = screen.getByRole('button', { name: 'change' });
  await user.click(change);
  await findReadyDialog('Proof');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  for (const run of frames) run(0);
  await waitFor(() => expect(document.activeElement).toBe(change));
});
