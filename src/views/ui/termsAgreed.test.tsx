// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Frame } from '../../../tests/support/view-frame.tsx';
import { TermsAgreed } from './TermsAgreed.tsx';

afterEach(cleanup);

test('one sentence says what is agreed to, and leads to both texts in another tab', () => {
  render(
    <Frame>
      <TermsAgreed />
    </Frame>,
  );
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => [link.getAttribute('href'), link.target])).toEqual([
    ['/terms', '_blank'],
    ['/privacy', '_blank'],
  ]);
  expect(links[0]?.closest('p')?.textContent).toMatch(/^By continuing, you agree to our Terms of Use.* and Privacy Policy.*\.$/);
});
