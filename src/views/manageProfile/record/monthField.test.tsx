// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Frame } from '../../../../tests/support/view-frame.tsx';
import { MonthField } from './MonthField.tsx';

/** The value a field reports after choosing a year, and then a month. */
async function reported(isYearEnough: boolean): Promise<(string | null)[]> {
  const all: (string | null)[] = [];
  function Held() {
    const [value, setValue] = useState<string | null>(null);
    const change = (now: string | null) => {
      all.push(now);
      setValue(now);
    };
    return <MonthField label="Start date" isYearEnough={isYearEnough} value={value} onChange={change} />;
  }
  render(<Held />, { wrapper: ({ children }) => <Frame>{children}</Frame> });
  await userEvent.selectOptions(screen.getByLabelText('Start date: year'), '2019');
  await userEvent.selectOptions(screen.getByLabelText('Start date: month'), '03');
  await userEvent.selectOptions(screen.getByLabelText('Start date: month'), '');
  return all;
}

test('a year alone is enough if no month is needed', async () => expect(await reported(true)).toEqual(['2019', '2019-03', '2019']));

test('otherwise the month still has to be chosen', async () => expect(await reported(false)).toEqual(['2019-', '2019-03', '2019-']));
