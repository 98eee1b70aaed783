// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Frame } from '../../../tests/support/view-frame.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { TermsAgreed } from './TermsAgreed.tsx';
import { TermsSentence } from './TermsSentence.tsx';

test('one sentence says what is agreed to, and links to both texts in another tab', () => {
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

test('such a sentence labels a checkbox, and its links don’t toggle it', () => {
  render(
    <Frame>
      <Checkbox label={<TermsSentence of="terms" />} />
    </Frame>,
  );
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^I agree to the Terms of Use.* and Privacy Policy/ });
  fireEvent.click(screen.getByRole('link', { name: /Terms of Use/ }));
  expect(box.checked).toBe(false);
  fireEvent.click(screen.getByText(/I agree to the/));
  expect(box.checked).toBe(true);
});
