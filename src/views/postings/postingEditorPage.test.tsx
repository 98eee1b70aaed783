// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import type { PostingDraft } from '../../../contract/posting-fields.ts';
import { Frame } from '../../../tests/support/view-frame.tsx';
import type { CheckAnswer, OpenAnswer, PublishAnswer } from '../../machines/postingEditor/postingEditor.actors.ts';
import { editingOf, fields } from '../../machines/postingEditor/postingEditor.fixtures.ts';
import { posting } from '../../machines/postings/postings.fixtures.ts';
import { employerSession } from '../../machines/samples.ts';
import PostingEditorPage from './PostingEditorPage.tsx';

const { server } = vi.hoisted(() => ({
  server: { opened: [] as (number | null)[], left: [] as { id: number; fields: { title: string; salary_from: number | null } }[], answer: null as unknown },
}));
vi.mock('../shared/employer/EmployerFrame.tsx', () => ({ EmployerFrame: ({ children }: { children: React.ReactNode }) => children }));
vi.mock('../../services/postings/leaving.ts', () => ({ saveOnLeaving: (draft: (typeof server.left)[number]) => server.left.push(draft) }));
vi.mock('../../services/postings/postingEditor.ts', async () => {
  const { postingEditorMachine } = await import('../../machines/postingEditor/postingEditor.machine.ts');
  return {
    postingEditor: postingEditorMachine.provide({
      actors: {
        openPosting: fromPromise<OpenAnswer, { id: number | null; key: string }>(async ({ input: { id } }) => {
          server.opened.push(id);
          const editing = editingOf('draft');
          return { ok: true, editing: { ...editing, posting: { ...editing.posting, id: id ?? 7, fields: { ...fields, title: `Job ${id ?? 7}` } } } };
        }),
        // Gets no answer, so that what is left to save doesn't depend on how fast this machine is.
        saveDraft: fromPromise<void, { id: number; fields: PostingDraft }>(() => new Promise(() => {})),
        checkPosting: fromPromise<CheckAnswer, { fields: PostingDraft }>(async () => ({ ok: true, fields, warnings: [] })),
        publishPosting: fromPromise(async () => server.answer as PublishAnswer),
      },
    }),
  };
});
vi.mock('../../services/profile/lists.ts', () => ({ listOnce: async () => [], placesOf: async () => [] }));
vi.mock('../../services/postings/titles.ts', async () => {
  const { requestFor } = await import('../../machines/request/request.machine.ts');
  return { titleRequest: requestFor<string, []>().provide({ actors: { fetch: fromPromise(async () => []) } }) };
});

beforeAll(() => vi.stubGlobal('scrollTo', () => {}));
beforeEach(() => Object.assign(server, { opened: [], left: [], answer: { ok: true, posting } }));
function List() {
  return <Link to="/employer/jobs/new">Post a job</Link>;
}

/** The browser's own buttons. */
function Browser() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Browser: back
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        Browser: forward
      </button>
    </>
  );
}

const press = (user: UserEvent, name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const address = () => screen.getByLabelText('address').textContent;
const isAt = (place: string) => waitFor(() => expect(address()).toBe(place));
const title = () => screen.findByLabelText<HTMLInputElement>(/^Job title/);

/** A new draft, opened from the list. */
async function drafting() {
  const user = userEvent.setup({ delay: null });
  render(
    <Frame at="/employer/jobs" session={employerSession}>
      <Browser />
      <Routes>
        <Route path="/employer/jobs" element={<List />} />
        {['/employer/jobs/new', '/employer/jobs/:id'].map((path) => (
          <Route key={path} path={path} element={<PostingEditorPage />} />
        ))}
      </Routes>
    </Frame>,
  );
  await user.click(screen.getByText('Post a job'));
  await isAt('/employer/jobs/7');
  return user;
}

async function published() {
  const user = await drafting();
  for (const step of ['place', 'who', 'text', 'questions', 'promise', 'review']) {
    await press(user, step === 'review' ? 'Review job' : 'Continue');
    await isAt(`/employer/jobs/7?step=${step}`);
  }
  await press(user, 'Publish');
  await screen.findByText(/is live/);
  return user;
}

test('a new draft keeps its editor under its own URL, and opening another job edits that one', async () => {
  server.answer = { ok: false, failure: 'same', same: { id: 9, title: 'Accountant', status: 'open' } };
  const user = await drafting();
  expect([server.opened, (await title()).value]).toEqual([[null], 'Job 7']);
  await press(user, /Review/);
  await press(user, 'Publish');
  await user.click(await screen.findByRole('link', { name: 'Open “Accountant”' }));
  await isAt('/employer/jobs/9');
  expect((await title()).value).toBe('Job 9');
  expect(server.opened).toEqual([null, 9]);
});

test('going back from another job to the draft edits the draft, and creates no other', async () => {
  server.answer = { ok: false, failure: 'same', same: { id: 9, title: 'Accountant', status: 'open' } };
  const user = await drafting();
  await press(user, /Review/);
  await press(user, 'Publish');
  await user.click(await screen.findByRole('link', { name: 'Open “Accountant”' }));
  await isAt('/employer/jobs/9');
  await press(user, 'Browser: back');
  await waitFor(() => expect(server.opened).toEqual([null, 9, 7]));
});

test('once the job is published, going back leaves for the list', async () => {
  const user = await published();
  await isAt('/employer/jobs/7');
  expect(screen.getByText(/is live/)).toBeTruthy();
  await press(user, 'Browser: back');
  await isAt('/employer/jobs');
  expect(screen.getByText('Post a job')).toBeTruthy();
});

test('going forward to a step of a published job doesn’t leave its page', async () => {
  const user = await published();
  await isAt('/employer/jobs/7');
  await press(user, 'Browser: forward');
  await isAt('/employer/jobs/7');
  await press(user, 'Browser: back');
  await isAt('/employer/jobs');
});

test('what was typed in the last second is saved when the page is left', async () => {
  const user = await drafting();
  await user.type(await title(), '!');
  await press(user, 'Browser: back');
  await isAt('/employer/jobs');
  expect(server.left.map(({ id, fields: { title: left } }) => [id, left])).toEqual([[7, 'Job 7!']]);
});

test('what was typed in the last second is saved when the tab is closed', async () => {
  const user = await drafting();
  await user.type(await title(), '!');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(server.left).toMatchObject([{ id: 7, fields: { title: 'Job 7!' } }]);
});

test('leaving a draft that nobody changed saves nothing', async () => {
  const user = await drafting();
  await title();
  await press(user, 'Browser: back');
  await isAt('/employer/jobs');
  expect(server.left).toEqual([]);
});

test('an hourly pay is typed with decimals', async () => {
  const user = await drafting();
  await press(user, /Location and pay/);
  const from = await screen.findByLabelText<HTMLInputElement>('From');
  await user.clear(from);
  await user.type(from, '18.50');
  await press(user, 'Browser: back');
  await press(user, 'Browser: back');
  await isAt('/employer/jobs');
  expect(server.left).toMatchObject([{ fields: { salary_from: 18.5 } }]);
});
