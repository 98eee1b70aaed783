// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ApplicantResume } from '../../../contract/applicant-resume.ts';
import { Hiring } from '../../../tests/support/hiring-frame.tsx';
import { words } from '../../../tests/support/view-frame.tsx';
import { ReadResume } from './ReadResume.tsx';

const server = vi.hoisted(() => ({ answer: null as unknown }));
vi.mock('../../services/api.ts', async (original) => ({ ...(await original<object>()), api: async () => ({ data: server.answer }) }));

const entry = (title: string, place: string, period: string) => ({ title, place, period, text: '', link: '' });
const resume: Extract<ApplicantResume, { outcome: 'read' }> = {
  outcome: 'read',
  language: 'en',
  name: 'Ana Whitlock',
  headline: 'Accountant',
  location: 'Makati',
  sections: [
    { title: 'Experience', text: '', words: [], entries: [entry('Developer', 'Acme', '2019 – 2023'), entry('Intern', 'Kestrel', '2018')] },
    { title: 'Skills', text: '', words: ['React', 'Excel'], entries: [] },
  ],
  unread: ['Reads three books a week'],
  asked: [
    {
      kind: 'skill',
      text: 'React',
      places: [
        { section: 0, entry: 0, years: 4 },
        { section: 1, entry: null, years: null },
      ],
    },
    { kind: 'skill', text: 'Welding', places: [] },
    { kind: 'experience', text: '3–5 years', places: [{ section: 0, entry: null, years: 5 }] },
  ],
};
const show = (answer: ApplicantResume) => {
  server.answer = answer;
  render(
    <Hiring at="/employer/applicants/1">
      <ReadResume applicationId="1" name="Ana" />
    </Hiring>,
  );
};

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia ??= () => ({ matches: false }) as MediaQueryList;
});
test('requirements link to where the resume mentions them, and missing ones say so', async () => {
  show(resume);
  await screen.findByText(words('applicants:asked.title', { found: 2, count: 3 }));
  fireEvent.click(screen.getByRole('button', { name: '4 years at Acme, 2019 – 2023' }));
  expect(document.activeElement?.textContent).toContain('Developer');
  fireEvent.click(screen.getByRole('button', { name: words('applicants:asked.listed', { section: 'Skills' }) }));
  expect(document.activeElement?.textContent).toContain('Excel');
  fireEvent.click(screen.getByRole('button', { name: '5 years of experience' }));
  expect(document.activeElement?.textContent).toContain('Kestrel');
  expect(screen.getAllByText(words('applicants:asked.none'))).toHaveLength(1);
  screen.getByText('Reads three books a week');
});

test.each(['lowConfidence', 'needsOcr', 'encrypted', 'parseFailed', 'tooLong'] as const)('says that a resume is %s', async (outcome) => {
  show({ outcome });
  await screen.findByText(words(`applicants:resume.unreadable.${outcome}`));
});
