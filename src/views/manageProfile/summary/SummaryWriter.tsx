import { useMachine } from '@xstate/react';
import Sparkles from '~icons/lucide/sparkles';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Rewrite } from '../../../../contract/career-summary.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import { randomUuid } from '../../../lib/uuid.ts';
import { careerSummary } from '../../../services/profile/careerSummary.ts';
import { Accepted } from './Accepted.tsx';
import { Asking } from './Asking.tsx';
import { Proposal } from './Proposal.tsx';
import { Writing } from './Writing.tsx';
import { WriterNotes } from './WriterNotes.tsx';
import { WriterStatus } from './WriterStatus.tsx';
import { WriterTrouble } from './WriterTrouble.tsx';

interface SummaryWriterProps {
  /** The field's content. */
  text: string;
  /** Whether the field can be changed right now. */
  isEditable: boolean;
  /** It was requested before the editor was open. */
  isToBegin?: boolean;
  /** It has begun, or can't: either way, it isn't to begin later by itself. */
  onBegun?: () => void;
  /** Puts a text into the field. */
  onText: (text: string) => void;
}

const box = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12', p: '16', borderRadius: 'card', bg: 'sunken', outline: 'none' });
const head = css({ display: 'flex', alignItems: 'center', gap: '8', '& > svg': { color: 'quiet', flexShrink: '0' } });

/** Writes the summary, below its field: request, follow, stop, review, and accept or discard. The field stays open all the time. */
export function SummaryWriter({ text, isEditable, isToBegin = false, onBegun, onText }: SummaryWriterProps) {
  const { t } = useTranslation('profile');
  const [state, send] = useMachine(careerSummary);
  const title = useId();
  const panel = useRef<HTMLElement>(null);
  const { credits, proposal, before } = state.context;
  const ask = (rewrite: Rewrite | null, from: string) => send({ type: 'writing.requested', rewrite, text: from.trim(), key: randomUuid() });
  const isIdle = state.matches('idle');
  const begin = useEffectEvent(() => {
    onBegun?.();
    if (isIdle) ask(null, text);
  });
  const isWritable = text.trim() !== '' && text.trim().length <= LIMITS.descriptionMax;
  const isChecked = !state.matches('checking');
  useEffect(() => {
    if (isChecked && isToBegin) begin();
  }, [isChecked, isToBegin]);
  // The clicked button disappeared with its state, so keyboard users continue from here.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  });
  return (
    <section ref={panel} tabIndex={-1} aria-labelledby={title} className={box}>
      <div>
        <div className={head}>
          <Sparkles size={18} aria-hidden="true" />
          <h3 id={title} className={css({ fontWeight: '600', flex: '1' })}>
            {t('writer.title')}
          </h3>
          {credits && credits.left > 0 ? (
            <span className={css({ fontSize: '13', color: 'quiet', fontVariantNumeric: 'tabular-nums' })}>{t('writer.left', { count: credits.left })}</span>
          ) : null}
        </div>
        <WriterStatus state={state} />
      </div>
      <Asking state={state} isEmpty={text.trim() === ''} isWritable={isWritable} onAsk={(rewrite) => ask(rewrite, text)} />
      <Writing state={state} onStop={() => send({ type: 'writing.stopped' })} />
      <Proposal
        state={state}
        isEditable={isEditable}
        onAccept={() => {
          onText(proposal);
          send({ type: 'proposal.accepted', field: text });
        }}
        onAnother={() => send({ type: 'another.requested', key: randomUuid() })}
        onRewrite={(rewrite) => ask(rewrite, proposal)}
        onDiscard={() => send({ type: 'proposal.discarded' })}
      />
      <Accepted
        state={state}
        canWrite={isWritable}
        canUndo={isEditable && text === proposal}
        onUndo={() => {
          onText(before);
          send({ type: 'acceptance.undone' });
        }}
        onRewrite={(rewrite) => ask(rewrite, text)}
      />
      <WriterTrouble state={state} send={send} />
      <WriterNotes state={state} />
    </section>
  );
}
