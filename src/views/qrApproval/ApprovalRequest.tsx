import MonitorSmartphone from '~icons/lucide/monitor-smartphone';
import { useTranslation } from '../ui/useTranslation.tsx';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { css } from '#css/css';
import type { Asking } from '../../machines/qrApproval/qrApproval.actors.ts';
import type { qrApprovalMachine } from '../../machines/qrApproval/qrApproval.machine.ts';
import { StepHead } from '../shared/signIn/StepHead.tsx';
import { column } from '../shared/signIn/step.styles.ts';
import { useSecondsUntil } from '../ui/useSecondsUntil.ts';
import { useDeviceWords } from '../ui/useDeviceWords.ts';
import { StepUpDialog } from '../shared/stepUp/StepUpDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';

const card = css({
  display: 'flex',
  alignItems: 'center',
  gap: '16',
  p: '16',
  borderRadius: 'card',
  bg: 'raised',
  boxShadow: 'inset 0 0 0 1px {colors.line}',
  '& svg': { color: 'accentText', flexShrink: '0' },
});

interface ApprovalRequestProps {
  asking: Asking;
  state: SnapshotFrom<typeof qrApprovalMachine>;
  send: (event: EventFrom<typeof qrApprovalMachine>) => void;
}

/** The device that wants to sign in, possible warnings, and the two answers. */
export function ApprovalRequest({ asking, state, send }: ApprovalRequestProps) {
  const { t } = useTranslation('qrApproval');
  const words = useDeviceWords();
  const seconds = useSecondsUntil(asking.expiresAt, 0);
  return (
    <div className={column}>
      <StepHead title={t('confirm.title')} takesFocus>
        {t('confirm.text')}
      </StepHead>
      <div className={card}>
        <MonitorSmartphone size={28} strokeWidth={1.75} aria-hidden="true" />
        <div>
          <p className={css({ fontWeight: '600' })}>{words(asking.device)}</p>
          <p className={css({ color: 'quiet', fontSize: '13', fontVariantNumeric: 'tabular-nums' })}>{t('confirm.left', { seconds })}</p>
        </div>
      </div>
      <Callout severity={asking.isSameNetwork ? 'info' : 'warning'} title={t(asking.isSameNetwork ? 'confirm.same' : 'confirm.other')}>
        {t(asking.isSameNetwork ? 'confirm.sameText' : 'confirm.otherText')}
      </Callout>
      {state.matches({ confirming: 'failed' }) ? <Callout severity="error">{t('confirm.failed')}</Callout> : null}
      <Button
        variant="primary"
        size="large"
        isWide
        isLoading={state.matches('approving') || state.matches('proving')}
        disabled={state.matches('denying')}
        onClick={() => send({ type: 'login.approved' })}
      >
        {t('confirm.approve')}
      </Button>
      <Button size="large" isWide isLoading={state.matches('denying')} disabled={state.matches('approving')} onClick={() => send({ type: 'login.denied' })}>
        {t('confirm.deny')}
      </Button>
      <StepUpDialog proof={state.children.stepUp} />
    </div>
  );
}
