import { useMachine } from '@xstate/react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { AutomaticReplyKind } from '../../../contract/automatic-replies.ts';
import { automaticReplies } from '../../services/chat/automaticReplies.ts';
import { ownTimeZone } from '../../services/interview/timeZone.ts';
import { serverInstantIn } from '../../services/serverClock.ts';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { LoadState } from '../ui/LoadState.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { ReplyRow } from './ReplyRow.tsx';

const box = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16' });
const news = css({ _empty: { display: 'none' } });

/** A recruiter's automatic replies, in every state of their chart. */
export function AutomaticReplies() {
  const { t } = useTranslation(['automaticReplies', 'common']);
  const textOf = (kind: AutomaticReplyKind) => t(`${kind}.proposal`);
  const texts = { outOfOffice: textOf('outOfOffice'), outsideHours: textOf('outsideHours'), firstMessage: textOf('firstMessage') };
  const [state, send] = useMachine(automaticReplies, { input: { timeZone: ownTimeZone(), texts } });
  const retry = () => send({ type: 'load.retried' });
  if (state.matches('notAllowed'))
    return (
      <Callout severity="info" title={t('notAllowed')} actions={<Button onClick={retry}>{t('notAllowed.retry')}</Button>}>
        <p>{t('notAllowed.text')}</p>
        <p>
          <TextLink to="/employer/team">{t('notAllowed.team')}</TextLink>
        </p>
      </Callout>
    );
  if (state.hasTag('unloaded'))
    return (
      <LoadState
        state={state}
        words={{ loading: t('loading'), disconnected: t('disconnected'), unloadable: t('unloadable') }}
        reference={state.context.failure?.requestId}
        onRetry={retry}
        height="64px"
        count={3}
      />
    );
  const { replies, draft, from } = state.context;
  const isForm = state.hasTag('form') || (state.matches('saving') && from === 'form');
  return (
    <div className={box}>
      <div role="status" className={news}>
        {state.matches({ ready: 'saved' }) ? (
          <Callout
            severity="success"
            actions={
              <Button size="small" onClick={() => send({ type: 'undo.requested' })}>
                {t('common:undo')}
              </Button>
            }
          >
            {t('saved')}
          </Callout>
        ) : null}
        {state.matches({ saving: 'sending' }) ? <VisuallyHidden>{t('saving')}</VisuallyHidden> : null}
        {state.matches({ ready: 'undone' }) ? <Callout severity="success">{t('undone')}</Callout> : null}
      </div>
      {state.matches({ ready: 'notSaved' }) ? <Callout severity="error">{t('notSaved')}</Callout> : null}
      {state.matches({ saving: 'waiting' }) ? (
        <Callout
          severity="warning"
          actions={
            <Button size="small" onClick={() => send({ type: 'saving.abandoned' })}>
              {t('waiting.abandon')}
            </Button>
          }
        >
          {t('waiting')}
        </Callout>
      ) : null}
      <ul className={css({ listStyle: 'none' })}>
        {replies.map((reply) => (
          <ReplyRow
            key={reply.kind}
            reply={reply}
            draft={draft?.kind === reply.kind ? draft : null}
            isForm={isForm && draft?.kind === reply.kind}
            state={state}
            send={send}
            now={() => serverInstantIn(0)}
          />
        ))}
      </ul>
    </div>
  );
}
