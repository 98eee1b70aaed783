import { useEffect, useRef } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { randomUuid } from '../../lib/uuid.ts';
import type { postingsMachine } from '../../machines/postings/postings.machine.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Callout } from '../ui/Callout.tsx';

interface MoveNewsProps {
  state: SnapshotFrom<typeof postingsMachine>;
  send: (event: EventFrom<typeof postingsMachine>) => void;
}

/** Shows the result of the last action on a job, with undo or the next step. */
export function MoveNews({ state, send }: MoveNewsProps) {
  const { t } = useTranslation(['postings', 'common']);
  const { wanted, before, list } = state.context;
  // An undone job has left this tab, so there is no row that could show progress.
  const isUndoing = state.hasTag('busy') && wanted?.move === 'reopen' && !list?.postings.some(({ id }) => id === wanted.id);
  const shown = isUndoing ? 'hold' : wanted?.move;
  const isMoved = isUndoing || state.matches({ ready: { outcome: 'moved' } });
  const news = useRef<HTMLDivElement>(null);
  // The row that was acted on leaves this tab, and would take the focus with it.
  const isGone = isMoved && list?.postings.some(({ id }) => id === wanted?.id) === false;
  useEffect(() => {
    if (isGone && document.activeElement === document.body) news.current?.focus();
  }, [isGone]);
  const undo = () => send({ type: 'move.undone', key: randomUuid() });
  if (isMoved && shown && before)
    return (
      <div ref={news} role="status" tabIndex={-1} className={css({ outline: 'none' })}>
        <Callout
          severity="success"
          actions={
            isUndoing || state.can({ type: 'move.undone', key: '' }) ? (
              <Button size="small" isLoading={isUndoing} onClick={undo}>
                {t('undo')}
              </Button>
            ) : null
          }
        >
          {t(`moved.${shown}`, { title: before.title || t('untitled') })}
        </Callout>
      </div>
    );
  if (state.matches({ ready: { outcome: 'refused' } })) return <Callout severity="error">{t('refused')}</Callout>;
  const lacking = (['full', 'unconfirmed'] as const).find((name) => state.matches({ ready: { outcome: name } }));
  if (lacking)
    return (
      <Callout
        severity="error"
        actions={
          <ButtonLink size="small" to={lacking === 'full' ? '/employer/company' : '/employer'}>
            {t(`${lacking}.action`)}
          </ButtonLink>
        }
      >
        {t(lacking)}
      </Callout>
    );
  if (state.matches({ ready: { outcome: 'outdated' } }))
    return (
      <Callout
        severity="error"
        actions={
          <Button size="small" onClick={() => send({ type: 'load.retried' })}>
            {t('outdated.action')}
          </Button>
        }
      >
        {t('outdated')}
      </Callout>
    );
  if (state.matches({ ready: { outcome: 'notMoved' } }))
    return (
      <Callout
        severity="error"
        actions={
          <Button size="small" onClick={() => send({ type: 'move.retried' })}>
            {t('common:retry')}
          </Button>
        }
      >
        {t('notMoved')}
      </Callout>
    );
  return null;
}
