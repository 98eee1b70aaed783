import { useMachine } from '@xstate/react';
import Laptop from '~icons/lucide/laptop';
import Smartphone from '~icons/lucide/smartphone';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { useLocation } from 'react-router-dom';
import type { DeviceSession } from '../../../../contract/settings.ts';
import { dateText } from '../../../lib/formatters.ts';
import { devices } from '../../../services/account/devices.ts';
import { SessionFlow } from '../../core/SessionFlow.tsx';
import { useServerNow } from '../../core/useServerNow.ts';
import { StepUpDialog } from '../../shared/stepUp/StepUpDialog.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { LoadState } from '../../ui/LoadState.tsx';
import { Row } from '../../ui/Row.tsx';
import { Section } from '../../ui/Section.tsx';
import { useDeviceWords } from '../../ui/useDeviceWords.ts';

const HANDHELD: readonly (string | null)[] = ['iPhone', 'iPad', 'Android'];
const NEWS = { oneEnded: 'success', othersEnded: 'success', failed: 'error' } as const;

/** Where the user is signed in; each other device can be signed out. */
export function DevicesSection({ email }: { email: string }) {
  const { t, i18n } = useTranslation('account');
  const words = useDeviceWords();
  const now = useServerNow();
  const { pathname } = useLocation();
  const session = SessionFlow.useActorRef();
  const [state, send] = useMachine(devices, { input: { email } });
  const { devices: all, device } = state.context;
  const isProving = state.matches('proving');
  const news = (Object.keys(NEWS) as (keyof typeof NEWS)[]).find((name) => state.matches({ listed: name }));
  const since = ({ created_at: at }: DeviceSession) => dateText(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }, at);
  const isToday = ({ created_at: at }: DeviceSession) => new Date(at).toDateString() === new Date(now).toDateString();
  return (
    <Section title={t('devices.title')} text={t('devices.text')}>
      <LoadState
        state={state}
        words={{ loading: t('devices.loading'), unloadable: t('devices.unloadable') }}
        onRetry={() => send({ type: 'load.retried' })}
        width="70%"
      />
      <div role="status">{news ? <Callout severity={NEWS[news]}>{t(`devices.${news}`, { device: device ? words(device.device) : '' })}</Callout> : null}</div>
      {all.length > 0 ? (
        <ul aria-label={t('devices.title')}>
          {all.map((one) => {
            const Icon = HANDHELD.includes(one.device.system) ? Smartphone : Laptop;
            return (
              <Row
                key={one.id}
                as="li"
                icon={<Icon size={20} aria-hidden="true" />}
                title={
                  <>
                    {words(one.device)}
                    {one.is_current ? <Badge tone="accent">{t('devices.here')}</Badge> : null}
                  </>
                }
                action={
                  one.is_current ? (
                    <Button size="small" aria-label={t('devices.endHere')} onClick={() => session.send({ type: 'logout.requested', path: pathname })}>
                      {t('devices.end')}
                    </Button>
                  ) : (
                    <Button
                      size="small"
                      aria-label={t('devices.endOne', { device: words(one.device), since: since(one) })}
                      isLoading={(state.matches('ending') || isProving) && one.id === device?.id}
                      onClick={() => send({ type: 'device.ended', id: one.id })}
                    >
                      {t('devices.end')}
                    </Button>
                  )
                }
              >
                {isToday(one)
                  ? t('devices.today', { time: dateText(i18n.language, { timeStyle: 'short' }, one.created_at) })
                  : t('devices.since', { since: since(one) })}
              </Row>
            );
          })}
        </ul>
      ) : null}
      {all.some((one) => !one.is_current) ? (
        <div>
          <Button isLoading={state.matches('endingOthers') || (isProving && device === null)} onClick={() => send({ type: 'others.ended' })}>
            {t('devices.endOthers')}
          </Button>
        </div>
      ) : null}
      <StepUpDialog proof={state.children.stepUp} />
    </Section>
  );
}
