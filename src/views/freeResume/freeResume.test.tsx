// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { RESUME_TEMPLATES } from '../../../contract/resume-document.ts';
import { Frame } from '../../../tests/support/view-frame.tsx';
import { guestSession, seekerSession } from '../../machines/samples.ts';
import FreeResumePage from './FreeResumePage.tsx';

beforeEach(() => localStorage.clear());
const show = (session = guestSession) =>
  render(
    <Frame session={session} at="/free-resume-template">
      <FreeResumePage />
    </Frame>,
  );
const use = () => screen.getByRole('link', { name: 'Use template: Modern' });

test('every template has an image with a declared size, and says what it is good for', () => {
  const { container } = show();
  expect(screen.getAllByRole('article')).toHaveLength(RESUME_TEMPLATES.length);
  const pictures = [...container.querySelectorAll('article img')];
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(RESUME_TEMPLATES.map((name) => `/resume-template/${name}.svg`));
  expect(pictures.every((picture) => picture.getAttribute('width') && picture.getAttribute('height'))).toBe(true);
  expect(pictures.filter((picture) => picture.getAttribute('loading') === 'lazy')).toHaveLength(RESUME_TEMPLATES.length - 3);
});

test('a signed-in user goes to the Resume tab with it', () => {
  show(seekerSession);
  expect(use().getAttribute('href')).toBe('/manage-profile/resume?template=modern');
});

test('anyone else registers, completes the profile, and then gets there; the flag is stored', async () => {
  show();
  const href = new URL(use().getAttribute('href') ?? '', 'https://waymark.test');
  expect([href.pathname, href.searchParams.get('mode')]).toEqual(['/get-started', 'register']);
  const wizard = new URL(href.searchParams.get('redirect') ?? '', href);
  expect([wizard.pathname, wizard.searchParams.get('redirect')]).toEqual(['/jobseeker-complete-profile', '/manage-profile/resume?template=modern']);
  await userEvent.click(use());
  expect(localStorage.getItem('free_resume_flow')).toBe('modern');
});
