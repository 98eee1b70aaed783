import ShieldCheck from '~icons/lucide/shield-check';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { OtherMethod } from './LoginAddress.tsx';
import { LoginFlow } from './LoginFlow.ts';
import { QrPicture } from './QrPicture.tsx';
import { StepHead } from './StepHead.tsx';
import { column } from './step.styles.ts';
import { useSecondsUntil } from '../../ui/useSecondsUntil.ts';
import { Working } from '../../ui/Working.tsx';

const STOPS = { denied: 'warning', expired: 'warning', failed: 'error', tooMany: 'warning' } as const;
const steps = css({ display: 'grid', gap: '8', ps: '24', listStyle: 'decimal', '& li::marker': { color: 'quiet', fontWeight: '600' } });

/** Shown in `qr`: a code for a phone that is signed in. */
export function QrStep() {
  const { t } = useTranslation('getStarted');
  const { send } = LoginFlow.useActorRef();
  const state = LoginFlow.useSelector((snapshot) => snapshot);
  const { qr, retryAt, clockOffset } = state.context;
  const stop = (Object.keys(STOPS) as (keyof typeof STOPS)[]).find((name) => state.matches({ qr: name }));
  const seconds = useSecondsUntil(stop === 'tooMany' ? retryAt : (qr?.expires_at ?? null), clockOffset);
  return (
    <div className={column}>
      <StepHead title={t('qr.title')} takesFocus />
      {state.matches({ qr: 'loading' }) ? <Working>{t('qr.loading')}</Working> : null}
      {state.matches({ qr: 'showing' }) && qr ? (
        <>
          <ol className={steps}>
            <li>{t('qr.step1')}</li>
            <li>{t('qr.step2')}</li>
            <li>{t('qr.step3')}</li>
          </ol>
          <QrPicture text={qr.text} label={t('qr.picture')} />
          <p className={css({ color: 'quiet', textAlign: 'center', fontVariantNumeric: 'tabular-nums' })}>{t('qr.left', { seconds })}</p>
        </>
      ) : null}
      {state.matches({ qr: 'scanned' }) ? (
        <div
          role="status"
          className={css({ display: 'flex', gap: '12', p: '16', borderRadius: 'card', bg: 'accentSoft', '& svg': { color: 'accentText', flexShrink: '0' } })}
        >
          <ShieldCheck size={22} aria-hidden="true" />
          <div>
            <p className={css({ fontWeight: '600' })}>{t('qr.scanned')}</p>
            <p className={css({ color: 'quiet', fontVariantNumeric: 'tabular-nums' })}>{t('qr.scannedHint', { seconds })}</p>
          </div>
        </div>
      ) : null}
      {state.matches({ qr: { approved: 'claiming' } }) ? <Working>{t('qr.approved')}</Working> : null}
      {state.matches({ qr: { approved: 'unclaimed' } }) ? (
        <>
          <Callout severity="error">{t('qr.unclaimed')}</Callout>
          <Button variant="primary" size="large" isWide onClick={() => send({ type: 'qr.claimRetried' })}>
            {t('tryAgain')}
          </Button>
        </>
      ) : null}
      {stop ? (
        <>
          <Callout severity={STOPS[stop]}>{stop === 'tooMany' ? t('tooMany', { seconds }) : t(`qr.${stop}`)}</Callout>
          <Button variant="primary" size="large" isWide disabled={stop === 'tooMany'} onClick={() => send({ type: 'qr.refreshed' })}>
            {t('qr.refresh')}
          </Button>
        </>
      ) : null}
      <OtherMethod />
    </div>
  );
}
