import MailOpen from '~icons/lucide/mail-open';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import type { Severity } from '../../ui/Notice.tsx';
import { LoginAddress, OtherMethod } from './LoginAddress.tsx';
import { LoginFlow } from './LoginFlow.ts';
import { StepHead } from './StepHead.tsx';
import { column } from './step.styles.ts';
import { useSecondsUntil } from '../../ui/useSecondsUntil.ts';
import { Working } from '../../ui/Working.tsx';

const STOPS = {
  unsent: 'error',
  openedElsewhere: 'info',
  expired: 'warning',
  used: 'warning',
  unredeemed: 'error',
  tooMany: 'warning',
  blocked: 'warning',
} as const satisfies Record<string, Severity>;

/** Shown in `magicLink`: the link is being sent, waited for, or was followed. */
export function LinkStep() {
  const { t } = useTranslation('getStarted');
  const { send } = LoginFlow.useActorRef();
  const state = LoginFlow.useSelector((snapshot) => snapshot);
  const { address, link, retryAt, clockOffset } = state.context;
  const stop = (Object.keys(STOPS) as (keyof typeof STOPS)[]).find((name) => state.matches({ magicLink: name }));
  const seconds = useSecondsUntil(stop === 'tooMany' || stop === 'blocked' ? retryAt : (link?.resend_at ?? null), clockOffset);
  const isSending = state.matches({ magicLink: 'sending' });
  if (isSending || state.matches({ magicLink: 'redeeming' })) {
    return (
      <div className={column}>
        <Working>{isSending ? t('link.sending', { address }) : t('link.redeeming')}</Working>
        <OtherMethod />
      </div>
    );
  }
  const canResend = state.can({ type: 'link.resendRequested' });
  const again = stop === 'unredeemed' || stop === 'blocked';
  return (
    <div className={column}>
      <StepHead title={t(stop ? 'link.title' : 'link.sentTitle')} takesFocus>
        {address ? <LoginAddress /> : null}
      </StepHead>
      {stop ? (
        <Callout severity={STOPS[stop]}>{t(`link.${stop}`, { seconds })}</Callout>
      ) : (
        <p className={css({ display: 'flex', gap: '12', '& svg': { color: 'accentText', flexShrink: '0' } })}>
          <MailOpen size={22} aria-hidden="true" />
          {t('link.sent')}
        </p>
      )}
      {again ? (
        <Button variant="primary" size="large" isWide disabled={stop === 'blocked'} onClick={() => send({ type: 'link.retried' })}>
          {t('tryAgain')}
        </Button>
      ) : (
        <Button
          variant={stop ? 'primary' : 'quiet'}
          size={stop ? 'large' : 'medium'}
          isWide
          disabled={!canResend}
          onClick={() => send({ type: 'link.resendRequested' })}
        >
          {canResend || stop ? t(address ? 'link.resend' : 'link.restart') : t('link.resendIn', { seconds })}
        </Button>
      )}
      <OtherMethod />
    </div>
  );
}
