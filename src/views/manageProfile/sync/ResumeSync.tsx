import { useMachine } from '@xstate/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import type { SnapshotFrom } from 'xstate';
import { css } from '#css/css';
import type { resumeSyncMachine } from '../../../machines/resumeSync/resumeSync.machine.ts';
import type { ResumeSyncEvent } from '../../../machines/resumeSync/resumeSync.types.ts';
import { resumeSync } from '../../../services/profile/resumeSync.ts';
import { Trail } from '../../ui/Trail.tsx';
import { Analyzing } from './Analyzing.tsx';
import { NotRead } from './NotRead.tsx';
import { Review } from './Review.tsx';
import { Synced } from './Synced.tsx';

export interface SyncParts {
  state: SnapshotFrom<typeof resumeSyncMachine>;
  send: (event: ResumeSyncEvent) => void;
}

/** Links that lead elsewhere in the profile than in the wizard. */
export interface SyncExits {
  /** Leaves the review: the choices are saved. */
  leave: ReactNode;
  /** If reading failed. */
  back: ReactNode;
  /** To the editors. */
  typeIn: ReactNode;
  /** Continues after importing. */
  done: ReactNode;
}

const STEPS = ['read', 'review', 'done'] as const;

/** Imports a resume into the profile: read, review, import. */
export function ResumeSync({ resumeId, ...exits }: SyncExits & { resumeId: string }) {
  const { t } = useTranslation('resumeSync');
  const [state, send] = useMachine(resumeSync, { input: { resumeId } });
  const isDone = state.hasTag('applied');
  const isReview = state.hasTag('review');
  const isWaiting = state.hasTag('reading');
  const here = isDone ? 2 : isReview ? 1 : 0;
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(here);
  useEffect(() => {
    // Another step is another page: it starts at its top, and is read from there.
    if (before.current !== here) panel.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus();
    before.current = here;
  }, [here]);
  return (
    <>
      <Trail
        label={t('trail')}
        look="wide"
        steps={STEPS.map((id, index) => ({ id, label: t(`step.${id}`), state: index < here || isDone ? 'done' : index === here ? 'here' : 'next' }))}
      />
      <div ref={panel} className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24' })}>
        {isWaiting ? <Analyzing state={state} /> : null}
        {isReview ? <Review state={state} send={send} leave={exits.leave} /> : null}
        {isDone ? <Synced state={state} send={send} done={exits.done} /> : null}
        <NotRead state={state} send={send} {...exits} />
        {/* Reading can always be left. */}
        {isWaiting || state.matches('failed') ? <p className={css({ display: 'flex' })}>{exits.leave}</p> : null}
      </div>
    </>
  );
}
