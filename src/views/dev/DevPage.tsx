import { useMachine } from '@xstate/react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { demo } from '../../services/demo.ts';
import { useTitle } from '../core/useTitle.ts';
import { buttonStyle } from '../ui/button.styles.ts';
import { Callout } from '../ui/Callout.tsx';
import { containerStyle } from '../ui/container.styles.ts';
import { LoadState } from '../ui/LoadState.tsx';
import { AccountCards } from './AccountCards.tsx';
import { ClockPanel } from './ClockPanel.tsx';
import { InboxPanel } from './InboxPanel.tsx';
import { Panel } from './Panel.tsx';
import { PersonasPanel } from './PersonasPanel.tsx';
import { ResetPanel } from './ResetPanel.tsx';
import { ScriptsPanel } from './ScriptsPanel.tsx';

const page = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: '24', py: { base: '24', md: '48' } });
const pair = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24',
  alignItems: 'start',
  lg: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
});
const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24' });

/** /dev, only in a demo: signs in as its people, moves its clock forward, and resets it. */
export default function DevPage() {
  const { t } = useTranslation('dev');
  const [state, send] = useMachine(demo);
  const { dev, scripts, account, by, refusal } = state.context;
  useTitle(t('title'));
  const work = dev?.work ?? null;
  return (
    <div className={containerStyle}>
      <div className={page} aria-busy={state.hasTag('busy')}>
        <div>
          <h1 className={css({ textStyle: 'page' })}>{t('title')}</h1>
          <p className={css({ textStyle: 'lead', color: 'quiet', maxW: '62ch', mt: '8' })}>{t('lead')}</p>
        </div>
        <LoadState
          state={state}
          words={{ loading: t('loading'), disconnected: t('disconnected'), unloadable: t('unloadable') }}
          onRetry={() => send({ type: 'load.retried' })}
          height="160px"
          count={3}
        />
        <div role="status">
          {state.matches('signedIn') ? <Callout severity="success">{t('signedIn', { name: account?.name })}</Callout> : null}
          {state.matches('following') ? <Callout severity="info">{t('following')}</Callout> : null}
          {state.matches('begunAnew') ? <Callout severity="success">{t('reset.done')}</Callout> : null}
          {state.matches({ ready: 'refused' }) && refusal ? <Callout severity="warning">{t(`refused.${refusal}`, { name: account?.name })}</Callout> : null}
          {state.matches({ ready: 'offline' }) ? <Callout severity="warning">{t('offline')}</Callout> : null}
        </div>
        {state.matches({ ready: 'failed' }) ? <Callout severity="error">{t('failed')}</Callout> : null}
        {dev && scripts ? (
          <>
            <ClockPanel
              movedBy={dev.moved_by}
              summary={work?.summary ?? null}
              moving={state.matches('moving') ? by : null}
              isPassing={state.matches('moving')}
              onMove={(step) => send({ type: 'clock.moved', by: step })}
            />
            <AccountCards
              accounts={dev.accounts}
              signingIn={state.matches('signingIn') ? account : null}
              onChoose={(life) => send({ type: 'account.chosen', life })}
            />
            <div className={pair}>
              <InboxPanel emails={dev.emails} now={dev.now} />
              <div className={stack}>
                {scripts.is_there ? (
                  <ScriptsPanel scripts={scripts} isSteering={state.matches('steering')} onSteer={(change) => send({ type: 'scripts.steered', change })} />
                ) : null}
                <Panel title={t('flows')} text={t('flows.text')}>
                  <div>
                    <a href="/flows/" className={buttonStyle({})}>
                      {t('flows.open')}
                    </a>
                  </div>
                </Panel>
                <ResetPanel
                  isAsking={state.matches('confirmingReset')}
                  isResetting={state.matches('resetting')}
                  isDone={state.matches('ready') && work?.kind === 'reset' && work.state === 'done'}
                  onAsk={() => send({ type: 'reset.requested' })}
                  onConfirm={() => send({ type: 'reset.confirmed' })}
                  onDecline={() => send({ type: 'reset.declined' })}
                />
              </div>
            </div>
            {dev.personas ? <PersonasPanel personas={dev.personas} /> : null}
          </>
        ) : null}
      </div>
    </div>
  );
}
