// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { parseCompaniesUrl } from '../../lib/search-url/companies-url.ts';
import CompanySearch from './CompanySearch.tsx';

const INDUSTRIES = [
  { id: 3, value: 'Banking' },
  { id: 4, value: 'Farming' },
];

function Directory({ industries }: { industries: typeof INDUSTRIES }) {
  const { pathname, search } = useLocation();
  return <CompanySearch query={parseCompaniesUrl(pathname + search)} industries={industries} />;
}
const page = (industries: typeof INDUSTRIES) => (
  <Frame at="/companies?industry=3">
    <Directory industries={industries} />
  </Frame>
);
const industry = () => screen.getByRole<HTMLSelectElement>('combobox', { name: words('companies:list.industry') });
const address = () => screen.getByLabelText('address').textContent;

test('keeps the industry of its URL while the list of industries loads, and selects it once it is there', async () => {
  const { rerender } = render(page([]));
  expect(address()).toBe('/companies?industry=3');
  rerender(page(INDUSTRIES));
  expect([address(), industry().value]).toEqual(['/companies?industry=3', '3']);
  await userEvent.setup().selectOptions(industry(), 'Farming');
  expect(address()).toBe('/companies?industry=4');
});
