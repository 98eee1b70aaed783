import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** What the views showed, by innermost states joined with `+`: the first time each was reached. */
const shown = new Map<string, Map<string, string>>();

/** Records the page in a state once all of its code is there, for `npm run flows -- screens`, which sets FLOWS_SCREENS to a folder. */
export async function noteScreen(flowId: string, leaves: readonly string[]): Promise<void> {
  if (process.env['FLOWS_SCREENS'] === undefined) return;
  await act(() => vi.dynamicImportSettled());
  const states = shown.get(flowId) ?? new Map<string, string>();
  shown.set(flowId, states);
  const key = leaves.join(' + ');
  if (!states.has(key)) states.set(key, markup());
}

/** Writes the recorded screens of a flow. */
export function writeScreens(flowId: string): void {
  const folder = process.env['FLOWS_SCREENS'];
  const states = shown.get(flowId);
  if (folder === undefined || !states) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${flowId}.json`), JSON.stringify(Object.fromEntries(states)));
}

/** The page as it would be rendered: markup alone doesn't contain typed and chosen values. */
function markup(): string {
  const copy = document.body.cloneNode(true) as HTMLElement;
  const live = document.body.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLOptionElement | HTMLDialogElement>('input, textarea, option');
  copy.querySelectorAll('input, textarea, option').forEach((element, index) => {
    const source = live[index];
    if (source instanceof HTMLOptionElement) element.toggleAttribute('selected', source.selected);
    else if (source instanceof HTMLTextAreaElement) element.textContent = source.value;
    else if (source instanceof HTMLInputElement) {
      if (source.type === 'checkbox' || source.type === 'radio') element.toggleAttribute('checked', source.checked);
      else if (source.type !== 'file' && source.type !== 'password') element.setAttribute('value', source.value);
    }
  });
  // A dialog that is closing has left the screen: only its animation remains, for as long as the machine takes.
  copy.querySelectorAll('[data-scope=dialog][data-state=closed]').forEach((part) => (part.closest('[data-part=positioner]') ?? part).remove());
  copy.querySelectorAll('script, output[hidden]').forEach((element) => element.remove());
  // A part of a page is shown in the page's own column.
  const isPage = copy.querySelector(':scope > div > [class*="px-"]') !== null;
  return isPage ? copy.innerHTML : `<div style="padding:16px">${copy.innerHTML}</div>`;
}
