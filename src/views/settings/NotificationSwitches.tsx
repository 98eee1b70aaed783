import { useMachine } from '@xstate/react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Side } from '../../../contract/notification-pages.ts';
import { CHANNELS, REACH, TOPICS } from '../../../contract/reach-ways.ts';
import { notificationSettings } from '../../services/account/notificationSettings.ts';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { LoadState } from '../ui/LoadState.tsx';
import { QuietHours } from './QuietHours.tsx';
import { ReachRow } from './ReachRow.tsx';

const heads = css({
  display: { base: 'none', md: 'grid' },
  gridTemplateColumns: 'minmax(0, 1fr) repeat(3, 84px)',
  gap: '16',
  pb: '8',
  mt: '24',
  fontSize: '13',
  color: 'quiet',
  '& span': { textAlign: 'center', alignSelf: 'end', lineHeight: '1.3' },
});
/** Stays visible while switching options further down, without moving anything: in the table, it is in the empty column header. */
const news = css({ position: 'sticky', insetBlockStart: { base: '8px', md: '72px' }, zIndex: '1', h: { base: '44px', md: '0' } });
const message = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8',
  minH: '44px',
  px: '12',
  borderRadius: 'full',
  bg: 'raised',
  border: '1px solid {colors.line}',
  fontSize: '13',
});

/** What the user is notified of, by channel, and quiet hours, in every state of the chart. */
export function NotificationSwitches({ side }: { side: Side }) {
  const { t } = useTranslation(['notifications', 'common']);
  const [state, send] = useMachine(notificationSettings);
  const { shown, failure } = state.context;
  const retry = () => send({ type: 'load.retried' });
  if (shown === null)
    return (
      <div className={css({ mt: '16' })}>
        <LoadState
          state={state}
          words={{ loading: t('loading'), disconnected: t('disconnected'), unloadable: t('unloadableText') }}
          title={t('unloadable')}
          reference={failure?.requestId}
          onRetry={retry}
          height="56px"
          count={6}
        />
      </div>
    );
  const again = (
    <Button size="small" onClick={() => send({ type: 'save.retried' })}>
      {t('common:retry')}
    </Button>
  );
  return (
    <>
      <div className={news}>
        <div role="status">
          {state.matches('saving') || state.matches({ ready: 'saved' }) ? (
            <span className={message}>
              {t(state.hasTag('slow') ? 'slow' : state.matches('saving') ? 'saving' : 'saved')}
              {state.matches({ ready: 'saved' }) ? (
                <Button variant="plain" size="small" onClick={() => send({ type: 'change.undone' })}>
                  {t('common:undo')}
                </Button>
              ) : null}
            </span>
          ) : null}
        </div>
      </div>
      {state.matches('waiting') ? (
        <Callout severity="warning" actions={again}>
          {t('waiting')}
        </Callout>
      ) : null}
      {state.matches({ ready: 'failed' }) ? (
        <Callout severity="error" actions={again}>
          {t('failed')}
        </Callout>
      ) : null}
      <div className={heads} aria-hidden="true">
        <i />
        {CHANNELS.map((channel) => (
          <span key={channel}>{t(`channel.${channel}`)}</span>
        ))}
      </div>
      <ul className={css({ listStyle: 'none' })}>
        {TOPICS.map((topic) => {
          const ways = REACH[side][topic];
          return ways ? (
            <ReachRow key={topic} side={side} topic={topic} ways={ways} reach={shown} onTurn={(cell) => send({ type: 'switch.turned', ...cell })} />
          ) : null;
        })}
      </ul>
      <QuietHours reach={shown} onChange={(quiet) => send({ type: 'quiet.changed', quiet })} />
    </>
  );
}
