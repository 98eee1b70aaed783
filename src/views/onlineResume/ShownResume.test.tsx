// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Frame } from '../../../tests/support/view-frame.tsx';
import type { ShownResume as Shown } from '../../../contract/online-resume.ts';
import { ShownResume } from './ShownResume.tsx';

const resume: Shown = {
  language: 'ar',
  name: 'Layla Nasser',
  headline: 'Engineer',
  facts: [{ label: 'Email', text: 'layla@example.com', link: 'mailto:layla@example.com' }],
  sections: [
    {
      title: 'Experience',
      text: '',
      words: [],
      entries: [{ title: 'Bridge engineer', place: 'Acme', period: '2020 – Present', text: 'Two bridges.\n- One long\n• One short\n\nBoth stand.', link: '' }],
    },
    { title: 'Skills', text: '', entries: [], words: ['Steel', '<b>Concrete</b>'] },
  ],
  photo: null,
  pdf: '/api/jobseekers/online-resumes/layla-x/pdf',
  visibility: null,
};
const show = (more: Partial<Shown> = {}) =>
  render(
    <Frame>
      <ShownResume resume={{ ...resume, ...more }} />
    </Frame>,
  );

test('uses the resume’s own language and direction, and turns lines with bullets into a list', () => {
  show();
  const article = screen.getByRole('article');
  expect([article.lang, article.dir]).toEqual(['ar', 'rtl']);
  const part = screen.getByRole('region', { name: 'Experience' });
  expect(
    within(part)
      .getAllByText(/^One /)
      .map(({ tagName }) => tagName),
  ).toEqual(['LI', 'LI']);
  expect(within(part).getByText('Both stand.').tagName).toBe('P');
  expect(screen.getByText('<b>Concrete</b>')).toBeTruthy();
});

test('offers a reader the PDF, and doesn’t tell them who else sees it', () => {
  show();
  expect(screen.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toBe(resume.pdf);
  expect(screen.queryByText('This is how others see it')).toBeNull();
});

test.each(['everyone', 'employers', 'nobody'] as const)('tells the owner who sees it: %s', (visibility) => {
  show({ visibility });
  expect(screen.getByText('This is how others see it')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Change who can see it' }).getAttribute('href')).toBe('/manage-profile/resume');
});
