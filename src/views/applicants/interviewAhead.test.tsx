// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import type { ApplicantCard } from '../../../contract/applicants.ts';
import { Hiring } from '../../../tests/support/hiring-frame.tsx';
import { words } from '../../../tests/support/view-frame.tsx';
import { applicant } from '../../machines/applicant/applicant.fixtures.ts';
import { applicantMachine } from '../../machines/applicant/applicant.machine.ts';
import { recordOfWire } from '../../machines/interview/lifecycle.ts';
import { turnOf } from '../../machines/interview/turn.ts';
import { AT, interviewIn, START } from '../../machines/interviewAction/samples.ts';
import { dayAndTime } from '../shared/interview/zones.ts';
import { ApplicantActions } from './ApplicantActions.tsx';
import { ApplicantItem } from './ApplicantItem.tsx';
import { ApplicantRow } from './ApplicantRow.tsx';
import { pathOf, viewOf } from './stages.ts';

const ahead = (status: Parameters<typeof interviewIn>[0], isOwn = true): ApplicantCard['interview'] => ({
  id: applicant.id,
  ...turnOf(recordOfWire(interviewIn(status)), AT.beforeCancelCloses),
  with: 'Ben Cruz',
  is_own: isOwn,
});
function open(interview: ApplicantCard['interview']) {
  const state = createActor(applicantMachine, { input: { id: applicant.id } }).getSnapshot();
  render(
    <Hiring>
      <ApplicantItem applicant={{ ...applicant, interview }} showsJob isSelected={false} to="/" isCurrent={false} />
      <ApplicantActions applicant={{ ...applicant, interview }} state={state} send={() => {}} />
    </Hiring>,
  );
}
const link = (action: string) => screen.queryByRole('link', { name: words(`applicants:action.${action}`) });
const text = () => document.body.textContent;
const when = dayAndTime(START, 'en');

test.each([
  ['pending', 'seeker'],
  ['rescheduleRequested', 'employer'],
  ['upcoming', 'agreed'],
] as const)('an interview that is %s is shown and linked instead of offering another', (status, turn) => {
  open(ahead(status));
  expect(text()).toContain(words(`applicants:turn.${turn}`, { when, name: applicant.name }));
  expect(link('interview')?.getAttribute('href')).toBe(`/employer/interviews/${applicant.id}`);
  expect(link('invite')).toBeNull();
});

test('names a colleague’s interview, and neither links to it nor offers another', () => {
  open(ahead('pending', false));
  expect(text()).toContain(words('applicants:interview.other', { name: 'Ben Cruz' }));
  expect([link('interview'), link('invite')]).toEqual([null, null]);
});

test('offers to invite them if there is none', () => {
  open(null);
  expect(link('invite')?.getAttribute('href')).toContain(applicant.id);
  expect(link('interview')).toBeNull();
});

test('a row says whose turn it is, and nothing if nothing is due', () => {
  const row = (card: Partial<ApplicantCard>) => {
    cleanup();
    render(
      <Hiring>
        <ApplicantRow applicant={{ ...applicant, promise: null, ...card }} showsJob isSelected={false} to="/" isCurrent={false} />
      </Hiring>,
    );
    return text();
  };
  expect(row({ interview: ahead('pending') })).toContain(words('applicants:turn.seeker', { when, name: applicant.name }));
  expect(row({ status: 'communicating', interview: null })).toBe(row({ status: 'accepted', interview: null }));
});

test('the URL stores order and layout', () => {
  const view = viewOf(undefined, new URLSearchParams('stage=viewed&sort=newest&view=board&page=2'));
  expect(view).toMatchObject({ stage: 'viewed', sort: 'newest', look: 'board', page: 2 });
  expect(pathOf(view)).toBe('/employer/applicants?stage=viewed&sort=newest&view=board&page=2');
  expect(pathOf(viewOf(undefined, new URLSearchParams('sort=odd&view=odd')))).toBe('/employer/applicants');
});
