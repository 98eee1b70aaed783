// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Frame } from '../../../../tests/support/view-frame.tsx';
import { COUNTRIES } from '../../../../contract/countries.ts';
import type { Values } from '../../../machines/record/record.types.ts';
import { useChoices } from './options.ts';

function Overseas({ values }: { values: Values }) {
  return useChoices('markets', values).map(({ label }) => <li key={label}>{label}</li>);
}
const offered = (values: Values) =>
  render(
    <Frame>
      <Overseas values={values} />
    </Frame>,
  )
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent);

test('overseas is every market except the user’s own, unless that was chosen before', () => {
  const others = offered({});
  expect(others).toHaveLength(COUNTRIES.length - 1);
  expect(others).not.toContain('Philippines');
  cleanup();
  expect(offered({ country_id: 167 })).toContain('Philippines');
});
