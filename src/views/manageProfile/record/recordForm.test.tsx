// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Frame } from '../../../../tests/support/view-frame.tsx';
import { RecordForm } from './RecordForm.tsx';

afterEach(cleanup);

const form = (faults: Readonly<Record<string, readonly string[]>>) => (
  <Frame>
    <RecordForm kind="preference" id="form" values={{}} faults={faults} isShort onChange={() => undefined} onSubmit={() => undefined} />
  </Frame>
);

test('details that an invalid field opened stay open once it is valid', () => {
  const { rerender } = render(form({}));
  expect(screen.queryByLabelText(/^Industry/)).toBeNull();
  rerender(form({ industry_id: ['missing'] }));
  expect(screen.getByLabelText(/^Industry/)).toBeTruthy();
  rerender(form({}));
  expect(screen.getByLabelText(/^Industry/)).toBeTruthy();
});
