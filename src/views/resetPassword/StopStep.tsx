import { useTranslation } from '../ui/useTranslation.tsx';
import { BRAND } from '../../lib/brand.ts';
import { column } from '../shared/signIn/step.styles.ts';
import { useSecondsUntil } from '../ui/useSecondsUntil.ts';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { ResetFlow } from './ResetFlow.ts';

/** Shown in `tooMany`, `suspended` and `linkUnchecked`: why it can't continue, and what to do. */
export function StopStep() {
  const { t } = useTranslation(['resetPassword', 'getStarted']);
  const { send } = ResetFlow.useActorRef();
  const state = ResetFlow.useSelector((snapshot) => snapshot);
  const seconds = useSecondsUntil(state.context.retryAt, state.context.clockOffset);
  const other = <Button onClick={() => send({ type: 'email.changed' })}>{t('otherAddress')}</Button>;
  if (state.matches('tooMany')) {
    return (
      <div className={column}>
        <Callout severity="warning" actions={other}>
          {t('getStarted:tooMany', { seconds })}
        </Callout>
      </div>
    );
  }
  if (state.matches('suspended')) {
    return (
      <Callout severity="error" title={t('getStarted:suspended.title')} actions={other}>
        {t('getStarted:suspended.text', { support: BRAND.supportEmail })}
      </Callout>
    );
  }
  return (
    <Callout
      severity="error"
      actions={
        <>
          <Button variant="primary" onClick={() => send({ type: 'link.retried' })}>
            {t('getStarted:tryAgain')}
          </Button>
          {other}
        </>
      }
    >
      {t('linkUnchecked')}
    </Callout>
  );
}
