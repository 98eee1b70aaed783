import { useTranslation } from '../../ui/useTranslation.tsx';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { css } from '#css/css';
import type { twoFactorSetupMachine } from '../../../machines/twoFactorSetup/twoFactorSetup.machine.ts';
import { CodeForm } from '../../shared/signIn/CodeForm.tsx';
import { QrPicture } from '../../shared/signIn/QrPicture.tsx';
import { useSecondsUntil } from '../../ui/useSecondsUntil.ts';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16' });
const secretStyle = css({ fontFamily: 'ui-monospace, monospace', fontSize: '17', letterSpacing: '0.06em', overflowWrap: 'anywhere', userSelect: 'all' });
const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

interface TwoFactorDialogProps {
  state: SnapshotFrom<typeof twoFactorSetupMachine>;
  send: (event: EventFrom<typeof twoFactorSetupMachine>) => void;
}

/** The dialog of the setup: input, recovery codes, confirmation; its content follows the chart. */
export function TwoFactorDialog({ state, send }: TwoFactorDialogProps) {
  const { t } = useTranslation(['account', 'common']);
  const { enrolment, codes, retryAt } = state.context;
  const isTooMany = state.matches('tooMany');
  const seconds = useSecondsUntil(isTooMany ? retryAt : null, 0);
  const isVerifying = state.matches('verifying');
  const isSettingUp = (state.matches('confirming') || isVerifying || isTooMany) && enrolment !== null;
  const isShowing = state.matches('showingCodes');
  const isTurningOff = state.hasTag('disabling');
  const fault = (['wrong', 'failed'] as const).find((name) => state.matches({ confirming: name }));
  const title = isShowing ? 'codes.title' : isTurningOff ? 'twoFactor.disableTitle' : 'twoFactor.setupTitle';
  return (
    <Dialog
      isOpen={isSettingUp || isShowing || isTurningOff}
      onClose={() => send({ type: isShowing ? 'codes.kept' : 'setup.dismissed' })}
      title={t(title)}
      isClosedByOutside={false}
      isAlert={isTurningOff}
      actions={
        isTurningOff ? (
          <>
            <Button variant="danger" isLoading={state.matches('disabling')} onClick={() => send({ type: 'disable.confirmed' })}>
              {t('twoFactor.disable')}
            </Button>
            <Button onClick={() => send({ type: 'setup.dismissed' })}>{t('twoFactor.keep')}</Button>
          </>
        ) : isShowing ? (
          <Button variant="primary" onClick={() => send({ type: 'codes.kept' })}>
            {t('codes.kept')}
          </Button>
        ) : null
      }
    >
      {isTurningOff ? <p>{t('twoFactor.disableText')}</p> : null}
      {isShowing ? <RecoveryCodes codes={codes} /> : null}
      {isSettingUp ? (
        <div className={stack}>
          <p>{t('twoFactor.scan')}</p>
          <QrPicture text={enrolment.uri} label={t('twoFactor.picture')} />
          <div>
            <p className={css({ color: 'quiet', fontSize: '13' })}>{t('twoFactor.type')}</p>
            <code className={secretStyle}>{inFours(enrolment.secret)}</code>
          </div>
          {isTooMany ? (
            <Callout severity="warning">{t('proof.tooMany', { seconds })}</Callout>
          ) : (
            <CodeForm
              label={t('twoFactor.code')}
              fault={fault}
              error={fault ? t(`twoFactor.${fault}`) : undefined}
              isVerifying={isVerifying}
              onSubmit={(code) => send({ type: 'code.submitted', code })}
            />
          )}
        </div>
      ) : null}
    </Dialog>
  );
}
