// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../../tests/support/render-ui.tsx';
import { Pagination } from './Pagination.tsx';

const hrefOf = (page: number) => `/jobs-hiring/job-search${page > 1 ? `?page=${page}` : ''}`;

test('pages are links, and the current one is marked', () => {
  renderUi(<Pagination page={2} pages={3} hrefOf={hrefOf} />);
  const links = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(['Previous page', 'Page 1', 'Page 2', 'Page 3', 'Next page']);
  expect(links[0]?.getAttribute('href')).toBe('/jobs-hiring/job-search');
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('aria-label')).toBe('Page 2');
});

test('no previous link on the first page, no next link on the last, nothing for one page', () => {
  const { container } = renderUi(<Pagination page={1} pages={1} hrefOf={hrefOf} />);
  expect(container.textContent).toBe('');
  cleanup();
  renderUi(<Pagination page={1} pages={2} hrefOf={hrefOf} />);
  expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
  cleanup();
  renderUi(<Pagination page={2} pages={2} hrefOf={hrefOf} />);
  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
});
