import Mail from '~icons/lucide/mail';
import MailX from '~icons/lucide/mail-x';
import { useMachine } from '@xstate/react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { ERRORS } from '../../../contract/errors.ts';
import type { EmailedReach } from '../../../contract/reach.ts';
import { openReachRequest, saveReachRequest } from '../../services/emailedReach.ts';
import { Redeeming } from '../shared/emailLink/Redeeming.tsx';
import { useTicket } from '../core/useTicket.ts';
import { useTitle } from '../core/useTitle.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Callout } from '../ui/Callout.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

const REFUSALS = {
  [ERRORS.linkExpired.code]: 'expired',
  [ERRORS.notFound.code]: 'unknown',
  [ERRORS.parameterInvalid.code]: 'unknown',
} as const;

/**
 * /emails/stop#ticket, the link in an email's footer: stops similar emails, without a session. Opening it changes nothing, because programs that scan
 * links open it too; only clicks do.
 */
export default function EmailStopPage() {
  const { t } = useTranslation('notifications');
  const ticket = useTicket();
  useTitle(t('stop.title'));
  return (
    <Redeeming
      key={ticket}
      request={openReachRequest}
      ticket={ticket}
      refusals={REFUSALS}
      title={t('stop.title')}
      busy={t('stop.busy')}
      failed={{ title: t('stop.failed'), kept: t('stop.failedText') }}
      renderDone={(opened) => <EmailSwitch ticket={ticket} opened={opened} />}
      renderRefused={(refusal) => (
        <EmptyState icon={MailX} title={t(`stop.${refusal}`)} actions={<ButtonLink to="/account-settings/notifications">{t('stop.settings')}</ButtonLink>}>
          {t(`stop.${refusal}Text`)}
        </EmptyState>
      )}
    />
  );
}

/** Asks for confirmation, shows the result, and undoes it with one click. */
function EmailSwitch({ ticket, opened }: { ticket: string; opened: EmailedReach }) {
  const { t, i18n } = useTranslation('notifications');
  const [state, send] = useMachine(saveReachRequest, { input: {} });
  const saved = state.context.response;
  const { topics, on, side } = saved ?? opened;
  const names = new Intl.ListFormat(i18n.language).format(topics.map((topic) => t(`topic.${topic}`)));
  const shown = on ? (saved ? 'back' : 'ask') : 'done';
  const text = { ask: t('stop.text', { topics: names }), done: t('stop.doneText', { topics: names }), back: t('stop.backText', { topics: names }) }[shown];
  return (
    <EmptyState
      icon={on ? Mail : MailX}
      title={t(`stop.${shown}`)}
      actions={
        <>
          <Button
            variant={on ? 'primary' : undefined}
            isLoading={state.hasTag('busy')}
            onClick={() => send({ type: 'request.sent', payload: { ticket, on: !on } })}
          >
            {t(on ? 'stop.confirm' : 'stop.again')}
          </Button>
          {saved ? <ButtonLink to={side === 'employer' ? '/employer/settings' : '/account-settings/notifications'}>{t('stop.settings')}</ButtonLink> : null}
        </>
      }
    >
      <span role="status">{text}</span>
      {state.matches('offline') ? <Callout severity="warning">{t('stop.offline')}</Callout> : null}
      {state.matches('failure') ? <Callout severity="error">{t('stop.notSaved')}</Callout> : null}
    </EmptyState>
  );
}
