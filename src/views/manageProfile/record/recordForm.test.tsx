// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Frame } from '../../../../tests/support/view-frame.tsx';
import type { Values } from '../../../machines/record/record.types.ts';
import { RecordForm } from './RecordForm.tsx';

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

test('decimals of an amount aren’t taken for more digits', async () => {
  const onChange = vi.fn();
  function Job() {
    const [values, setValues] = useState<Values>({ monthly_salary: null });
    const change = (next: Values) => {
      setValues(next);
      onChange(next['monthly_salary']);
    };
    return <RecordForm kind="workExperience" id="form" values={values} faults={{}} onChange={change} onSubmit={() => undefined} />;
  }
  render(
    <Frame>
      <Job />
    </Frame>,
  );
  await userEvent.setup({ delay: null }).type(screen.getByLabelText('Monthly salary'), '18.50');
  expect(onChange).toHaveBeenLastCalledWith(18.5);
});
