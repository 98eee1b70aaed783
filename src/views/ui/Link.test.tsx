// @vitest-environment jsdom
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, StaticRouter, useLocation, useNavigationType, type To } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Link, type LinkProps } from './Link.tsx';

function Here() {
  const { pathname, search, hash, state } = useLocation();
  return <output>{[useNavigationType(), pathname + search + hash, state as string].join(' ')}</output>;
}

/** Clicks a link at /start. @returns how the user got where they are, and whether the page handled the click */
function press(props: Omit<LinkProps, 'children'>, init: MouseEventInit = {}): [string | null, boolean] {
  render(
    <MemoryRouter initialEntries={['/start?a=b']}>
      <Link {...props}>Go</Link>
      <Here />
    </MemoryRouter>,
  );
  const link = screen.getByText('Go');
  const click = createEvent.click(link, { button: 0, ...init });
  fireEvent(link, click);
  return [screen.getByRole('status').textContent, click.defaultPrevented];
}

test.each<[string, Omit<LinkProps, 'children'>, string]>([
  ['a path', { to: '/job/cook-1?from=home#top' }, 'PUSH /job/cook-1?from=home#top '],
  ['what it brings along', { to: '/there', state: 'brought' }, 'PUSH /there brought'],
  ['a step in place of the last', { to: '/there', replace: true }, 'REPLACE /there '],
  ['a query alone', { to: '?page=2' }, 'PUSH /start?page=2 '],
  ['an object', { to: { pathname: '/there', search: '?a=1' } }, 'PUSH /there?a=1 '],
])('%s', (_, props, expected) => {
  expect(press(props)).toEqual([expected, true]);
});

test.each<[string, MouseEventInit, Partial<LinkProps>]>([
  ['another tab', { ctrlKey: true }, {}],
  ['another tab on a Mac', { metaKey: true }, {}],
  ['another window', { shiftKey: true }, {}],
  ['a download', { altKey: true }, {}],
  ['the middle button', { button: 1 }, {}],
  ['a target of its own', {}, { target: '_blank' }],
  ['a page that is to be loaded anew', {}, { reloadDocument: true }],
])('%s is left to the browser', (_, init, props) => {
  expect(press({ to: '/there', ...props }, init)[0]).toBe('POP /start?a=b ');
});

test('a click that the page handles itself doesn’t navigate', () => {
  expect(press({ to: '/there', onClick: (event) => event.preventDefault() })).toEqual(['POP /start?a=b ', true]);
});

test.each<[To, string, string]>([
  ['/', '', '/'],
  ['/', '/zh-cn', '/zh-cn'],
  ['/job/cook-1', '/zh-cn', '/zh-cn/job/cook-1'],
  ['/companies?a=1&b=é', '', '/companies?a=1&amp;b=é'],
  ['?page=2', '/zh-cn', '/zh-cn/here?page=2'],
])('%j in "%s" has the URL %s', (to, basename, href) => {
  const markup = renderToStaticMarkup(
    <StaticRouter basename={basename} location={`${basename}/here`}>
      <Link to={to} className="look">
        Go
      </Link>
    </StaticRouter>,
  );
  expect(markup).toBe(`<a class="look" href="${href}">Go</a>`);
});
