// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Frame } from '../../../../tests/support/view-frame.tsx';
import type { Session } from '../../../../contract/records.ts';
import { employerSession, guestSession, noSession, seekerSession } from '../../../machines/samples.ts';
import { SeekerPage } from './SeekerPage.tsx';

function open(session: Session) {
  render(
    <Frame at="/recommended-job/saved?page=2" session={session}>
      <SeekerPage texts="myJobs" above={<p>above</p>}>
        <p>one’s own</p>
      </SeekerPage>
    </Frame>,
  );
  expect(screen.getByText('above')).toBeTruthy();
}

test('a job seeker sees the page', () => {
  open(seekerSession);
  expect(screen.getByText('one’s own')).toBeTruthy();
});

test('an employer gets a link to their own pages', () => {
  open(employerSession);
  expect(screen.queryByText('one’s own')).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/employer']);
});

test.each([guestSession, noSession])('anyone else signs in, and returns to the same page: $kind', (session) => {
  open(session);
  expect(screen.queryByText('one’s own')).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/get-started?redirect=%2Frecommended-job%2Fsaved%3Fpage%3D2');
});

test('a detail page has its own title, below the link back to its list', () => {
  render(
    <Frame session={seekerSession}>
      <SeekerPage texts="interview" title="Interview" back={<a href="/interviews">All of them</a>}>
        <p>one’s own</p>
      </SeekerPage>
    </Frame>,
  );
  const heading = screen.getByRole('heading', { level: 1, name: 'Interview' });
  expect(screen.getByRole('link').compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
