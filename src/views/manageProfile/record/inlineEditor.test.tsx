// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { Frame } from '../../../../tests/support/view-frame.tsx';
import type { CheckAnswer } from '../../../machines/record/record.actors.ts';
import { recordMachine } from '../../../machines/record/record.machine.ts';
import type { RecordKind, Values } from '../../../machines/record/record.types.ts';
import { key } from '../../../machines/samples.ts';
import { InlineEditor } from './InlineEditor.tsx';

vi.mock('./MatchingJobs.tsx', () => ({
  MatchingJobs: ({ onKnown }: { onKnown: (industry: number) => void }) => (
    <button type="button" onClick={() => onKnown(4)}>
      The jobs arrive
    </button>
  ),
}));
/** The editor of a preference without an industry. */
function open() {
  const checkValues = fromPromise<CheckAnswer, { kind: RecordKind; values: Values }>(() => new Promise(() => {}));
  const actor = createActor(recordMachine.provide({ actors: { checkValues } }), { input: { kind: 'preference', records: [] } }).start();
  actor.send({ type: 'record.added', values: { job_title: 'Cook', industry_id: null }, key });
  const draw = async () => {
    cleanup();
    render(
      <Frame>
        <InlineEditor state={actor.getSnapshot()} send={actor.send} isFocused={false} isLeavable={false} />
      </Frame>,
    );
    await userEvent.setup({ delay: null }).click(screen.getByText('The jobs arrive'));
    return actor.getSnapshot();
  };
  return { actor, draw };
}

test('an industry that follows from the title is filled in', async () => {
  expect((await open().draw()).context.draft?.values).toEqual({ job_title: 'Cook', industry_id: 4 });
});

test('an industry that arrives during a save doesn’t interrupt it', async () => {
  const { actor, draw } = open();
  actor.send({ type: 'record.submitted' });
  expect((await draw()).value).toBe('validating');
});
