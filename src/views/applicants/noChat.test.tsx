// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { CHATTING, type Permission } from '../../../contract/team-rules.ts';
import { Hiring } from '../../../tests/support/hiring-frame.tsx';
import { words } from '../../../tests/support/view-frame.tsx';
import { applicant } from '../../machines/applicant/applicant.fixtures.ts';
import { applicantMachine } from '../../machines/applicant/applicant.machine.ts';
import { ApplicantActions } from './ApplicantActions.tsx';
import { NoChat } from '../shared/employer/NoChat.tsx';

function actions(permissions: Permission[]) {
  const state = createActor(applicantMachine, { input: { id: applicant.id } }).getSnapshot();
  render(
    <Hiring as={{ role: 'recruiter', permissions }}>
      <ApplicantActions applicant={{ ...applicant, interview: null }} state={state} send={() => {}} />
    </Hiring>,
  );
  const button = (action: string) => screen.queryByRole('button', { name: words(`applicants:action.${action}`) });
  return { chat: button('chat'), accept: button('accept'), invite: screen.queryByRole('link', { name: words('applicants:action.invite') }) };
}

test('a member who may not chat is told what they can do, and whom to ask', () => {
  render(
    <Hiring as={{ role: 'recruiter', permissions: ['post-jobs'], run_by: ['Cara Lim', 'Dan Cruz'] }}>
      <NoChat />
    </Hiring>,
  );
  expect(screen.getByRole('heading').textContent).toBe('You can’t chat with job seekers here');
  expect(document.body.textContent).toContain('You can still review applications and reply to them. For chat access, ask Cara Lim or Dan Cruz.');
});

test('they can reply to an application, but aren’t offered a chat or an invitation', () => {
  expect(actions(['post-jobs'])).toEqual({ chat: null, accept: expect.any(HTMLElement), invite: null });
});

test('a member who may chat is offered both', () => {
  expect(actions([CHATTING])).toEqual({ chat: expect.any(HTMLElement), accept: expect.any(HTMLElement), invite: expect.any(HTMLElement) });
});
