// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useActorRef, useSelector } from '@xstate/react';
import { expect, test } from 'vitest';
import { fromPromise, type SnapshotFrom } from 'xstate';
import type { FoundContent } from '../../../../contract/resume-sync.ts';
import type { Profile } from '../../../../contract/profile.ts';
import { Frame, words } from '../../../../tests/support/view-frame.tsx';
import { compare } from '../../../machines/resumeSync/compare.ts';
import { emptyContent } from '../../../machines/resumeSync/resumeSync.fixtures.ts';
import type { ReadAnswer, ResumeRead } from '../../../machines/resumeSync/resumeSync.actors.ts';
import { resumeSyncMachine } from '../../../machines/resumeSync/resumeSync.machine.ts';
import type { Comparison, FoundItem } from '../../../machines/resumeSync/resumeSync.types.ts';
import { seekerSession } from '../../../machines/samples.ts';
import { Review } from './Review.tsx';

const LINES = [
  { page: 1, text: 'Kept house and raised two children' },
  { page: 1, text: 'while the shop downstairs was ours' },
];
const content: FoundContent = {
  ...emptyContent,
  skills: [{ value: 'Kafka', confidence: 0.9, lines: [{ page: 1, text: 'Kafka' }] }],
  unread: [
    { section: 'workExperience', lines: LINES },
    { section: 'skill', lines: [{ page: 2, text: 'I have been trusted with budgets of up to two million, every single year' }] },
  ],
};
const profile = {
  basic_info: {},
  skills: [],
  work_experiences: [],
  educations: [],
  license_certifications: [],
  websites: [],
  languages: [],
} as unknown as Profile;
const answer: ReadAnswer = { ok: true, read: { content, isDoubtful: false } };
const machine = resumeSyncMachine.provide({
  actors: {
    readResume: fromPromise<ReadAnswer, { resumeId: string }>(() => Promise.resolve(answer)),
    compareWithProfile: fromPromise<Comparison, { resumeId: string; read: ResumeRead }>(() =>
      Promise.resolve({ ...compare(content, profile, false), faults: {}, room: 10 }),
    ),
    storeChoices: fromPromise<void, { resumeId: string; items: readonly FoundItem[] }>(() => Promise.resolve()),
  },
});

function Reviewed() {
  const actor = useActorRef(machine, { input: { resumeId: 'r' } });
  const state = useSelector(actor, (snapshot) => snapshot) as SnapshotFrom<typeof resumeSyncMachine>;
  return state.hasTag('review') ? <Review state={state} send={actor.send} leave={null} /> : null;
}

test('lines that weren’t understood appear in their section as text, can become a record, and don’t count as found', async () => {
  const user = userEvent.setup();
  render(
    <Frame session={seekerSession}>
      <Reviewed />
    </Frame>,
  );
  await screen.findByText(words('resumeSync:review.title', { count: 1 }));
  const section = screen.getByRole('region', { name: words('resumeSync:kind.workExperience') });
  within(section).getByText(words('resumeSync:unread'));
  within(section).getByText(words('resumeSync:unread.title'));
  for (const { text } of LINES) expect(within(section).getAllByText((all) => all.includes(text)).length).toBeGreaterThan(0);
  screen.getByText(words('resumeSync:unread.skills'));
  screen.getByText(/budgets of up to two million/);
  expect(screen.getByRole('status').textContent).toBe(words('resumeSync:chosen', { count: 1 }));
  await user.click(within(section).getByText(words('resumeSync:add')));
  expect(screen.getByRole('status').textContent).toBe(words('resumeSync:chosen', { count: 2 }));
});
