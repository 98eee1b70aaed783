// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Chat } from '../../../contract/chat-records.ts';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { chat } from '../../machines/chatRoom/chat.samples.ts';
import { application, seekerSession } from '../../machines/samples.ts';
import { dayAndTime } from '../shared/interview/zones.ts';
import { Concerning } from './Concerning.tsx';

const DUE = '2026-11-27T09:00:00Z';
/** As Testing Library reads it, with plain spaces. */
const by = dayAndTime(DUE, 'en').replaceAll('\u00A0', ' ');
const job = { id: 7, title: 'Cook', url: '/job/cook-7', status: 'open' as const };
const about = { ...chat, job, application: { id: application.id, status: 'communicating' as const } };
const sent = { ...application, resume: { id: application.id, filename: 'ana.pdf' }, interview: null as unknown };
const api = vi.hoisted(() => vi.fn<(name: string, input: unknown) => Promise<unknown>>());
vi.mock('../../services/realtime.ts', () => ({ watchChanged: () => () => {} }));
vi.mock('../../services/api.ts', () => ({ onCallFailed: () => () => {}, api }));

beforeEach(() => void api.mockReset());
const show = (role: Chat['role']) =>
  render(
    <Frame session={seekerSession}>
      <Concerning chat={{ ...about, role }} />
    </Frame>,
  );

test('a job seeker sees the job, their application’s status, and whose turn it is', async () => {
  api.mockResolvedValue({ data: { ...sent, interview: { id: 'i', status: 'pending', acts_next: 'seeker', due_at: DUE, starts_at: null } } });
  show('seeker');
  expect(await screen.findByText(words('chat:concerning.you', { date: by }))).toBeTruthy();
  expect(screen.getByText('ana.pdf')).toBeTruthy();
  expect(screen.getByRole('list', { name: words('myJobs:trail', { company: chat.company.name }) })).toBeTruthy();
  expect(screen.getByRole('link', { name: words('chat:concerning.open') }).getAttribute('href')).toBe('/recommended-job/applied/7');
  expect(api).toHaveBeenCalledWith('getAppliedJob', { params: { id: 7 } }, expect.anything());
});

test('an employer sees the same from their side, without opening the application', async () => {
  api.mockResolvedValue({ data: { application, resume: null, interview: { id: 'i', status: 'pending', acts_next: 'seeker', due_at: DUE, starts_at: null } } });
  show('employer');
  expect(await screen.findByText(words('chat:concerning.them', { date: by }))).toBeTruthy();
  expect(api.mock.calls.map(([name]) => name)).toEqual(['getApplicant']);
  expect(screen.getByRole('link', { name: words('chat:concerning.open') }).getAttribute('href')).toBe(`/employer/applicants/${application.id}`);
});

test('says so if loading failed, and keeps the conversation’s job', async () => {
  api.mockRejectedValue({ status: 500, code: 1, message: '', requestId: null, fields: {} });
  show('seeker');
  expect(await screen.findByText(words('chat:concerning.failed'), { exact: false })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Cook' })).toBeTruthy();
});
