import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, type MouseEvent } from 'react';
import Pencil from '~icons/lucide/pencil';
import Plus from '~icons/lucide/plus';
import Trash2 from '~icons/lucide/trash';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { PhrasesEvent, PhrasesInput } from '../../machines/phrases/phrases.machine.ts';
import { phrases } from '../../services/chat/phrases.ts';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { LoadState } from '../ui/LoadState.tsx';
import { PhraseForm } from './PhraseForm.tsx';

const NEWS = { saved: 'success', removed: 'success', notRemoved: 'error' } as const;
const list = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12', outline: 'none' });
const row = css({ display: 'flex', alignItems: 'center', gap: '4', '& + &': { borderBlockStart: '1px solid {colors.line}' } });
const words = css({
  flex: '1',
  minW: '0',
  py: '12',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '&:is(button)': { cursor: 'pointer', _hover: { color: 'accentText' } },
});

/** The user's phrases, in every state of their chart. @param onUse inserts one into a message, if there is one */
export function Phrases({ onUse, ...input }: PhrasesInput & { onUse?: (text: string) => void }) {
  const { t } = useTranslation(['chat', 'common']);
  const [state, send] = useMachine(phrases, { input });
  const { phrases: stored, id, text, most } = state.context;
  const here = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);
  // Where the form or the question was opened; a button that is gone by now leaves the focus to the list.
  const opened = () => (opener.current?.isConnected ? opener.current : here.current);
  const open = (event: PhrasesEvent) => (click: MouseEvent<HTMLElement>) => {
    opener.current = click.currentTarget;
    send(event);
  };
  const isWriting = state.matches('editing') || state.matches('saving');
  const closed = useEffectEvent(() => opened()?.focus());
  useEffect(() => {
    if (isWriting) return () => closed();
  }, [isWriting]);
  const news = (Object.keys(NEWS) as (keyof typeof NEWS)[]).find((name) => state.matches({ listed: name }));
  if (state.hasTag('unloaded'))
    return (
      <LoadState
        state={state}
        words={{ loading: t('phrases.loading'), disconnected: t('phrases.offline'), unloadable: t('phrases.failed') }}
        onRetry={() => send({ type: 'load.retried' })}
        height="96px"
      />
    );
  const isListed = state.matches('listed');
  const isRemoving = state.matches('removing');
  const decline = () => send({ type: 'removal.declined' });
  return (
    <div ref={here} tabIndex={-1} role="group" aria-label={t(input.kind === 'greeting' ? 'greetings' : 'phrases')} className={list}>
      {stored.length === 0 && isListed ? <p className={css({ color: 'quiet' })}>{t('phrases.empty')}</p> : null}
      {stored.length > 0 ? (
        <ul aria-label={t('phrases.list')} className={css({ listStyle: 'none' })}>
          {stored.map((one) => (
            <li key={one.id} className={row}>
              {onUse ? (
                <button
                  type="button"
                  className={words}
                  aria-label={t('phrases.use', { text: one.text, interpolation: { escapeValue: false } })}
                  onClick={() => onUse(one.text)}
                >
                  {one.text}
                </button>
              ) : (
                <span className={words}>{one.text}</span>
              )}
              <IconButton
                label={t('phrases.edit', { text: one.text, interpolation: { escapeValue: false } })}
                disabled={!isListed}
                onClick={open({ type: 'phrase.edited', id: one.id })}
              >
                <Pencil size={18} aria-hidden="true" />
              </IconButton>
              <IconButton
                label={t('phrases.delete', { text: one.text, interpolation: { escapeValue: false } })}
                disabled={!isListed}
                onClick={open({ type: 'removal.requested', id: one.id })}
              >
                <Trash2 size={18} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
      <div role="status" className={css({ _empty: { display: 'none' } })}>
        {news ? <Callout severity={NEWS[news]}>{t(`phrases.${news}`)}</Callout> : null}
      </div>
      <Dialog
        isOpen={isRemoving || state.matches('confirmingRemoval')}
        onClose={decline}
        isAlert
        isClosedByOutside={false}
        title={t('phrases.removal.title')}
        description={text}
        focusAfter={opened}
        actions={
          <>
            <Button variant="danger" isLoading={isRemoving} onClick={() => send({ type: 'removal.confirmed' })}>
              {t('phrases.removal.confirm')}
            </Button>
            <Button disabled={isRemoving} onClick={decline}>
              {t('phrases.removal.keep')}
            </Button>
          </>
        }
      />
      {isWriting ? <PhraseForm key={id} state={state} send={send} /> : null}
      {isListed && stored.length >= most ? <p className={css({ color: 'quiet' })}>{t('phrases.full', { count: stored.length })}</p> : null}
      {state.can({ type: 'phrase.added' }) ? (
        <Button className={css({ justifySelf: 'start' })} onClick={open({ type: 'phrase.added' })}>
          <Plus size={16} aria-hidden="true" />
          {t('phrases.add')}
        </Button>
      ) : null}
    </div>
  );
}
