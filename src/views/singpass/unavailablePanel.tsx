import { css } from '#css/css';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import type { SingpassPanel, SingpassParts } from './panel.ts';
import { SingpassFields } from './SingpassFields.tsx';
import { SingpassShares } from './SingpassShares.tsx';

const MISMATCHES = ['otherName', 'taken', 'otherIdentity'] as const;
const FAILURES = ['expired', 'userCancelled', 'noMyinfo', 'upstreamDown', 'ourFault', 'offline'] as const;

/** There is nothing to confirm, or nothing that may be confirmed: why, the link to Singpass, and the alternative. */
export function unavailablePanel({ state, send, t }: SingpassParts): SingpassPanel {
  const isAsking = state.hasTag('busy');
  const go = (words: string) => (
    <Button variant="primary" isLoading={isAsking} onClick={() => send({ type: 'provider.chosen' })}>
      {words}
    </Button>
  );
  const later = (
    <Button variant="plain" onClick={() => send({ type: 'dialog.closed' })}>
      {t('later')}
    </Button>
  );
  const declare = (
    <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12', color: 'quiet' })}>
      {t('declareLead')}
      <Button size="small" disabled={isAsking} onClick={() => send({ type: 'status.declareChosen' })}>
        {t('declare')}
      </Button>
    </p>
  );
  const { info, reference } = state.context;
  if (state.matches({ offering: { reason: 'verified' } })) {
    return {
      title: t('verified.title'),
      description: t('verified.text'),
      actions: go(t('verified.renew')),
      children: (
        <>
          <p>
            <Badge tone="accent">{t('verified.badge')}</Badge>
          </p>
          <SingpassFields info={info} />
        </>
      ),
    };
  }
  const mismatch = MISMATCHES.find((leaf) => state.matches({ offering: { reason: { mismatch: leaf } } }));
  if (mismatch) {
    return {
      title: t('mismatch.title'),
      actions: (
        <>
          {go(t('retry'))}
          {later}
        </>
      ),
      children: (
        <>
          <Callout severity="error">{t(`mismatch.${mismatch}`)}</Callout>
          {info?.id ? <SingpassFields info={info} /> : null}
          {declare}
        </>
      ),
    };
  }
  const failure = FAILURES.find((leaf) => state.matches({ offering: { reason: { unavailable: leaf } } }));
  if (!failure) {
    return {
      title: t('start.title'),
      description: t('start.text'),
      actions: (
        <>
          {go(t('login'))}
          {later}
        </>
      ),
      children: (
        <>
          <SingpassShares />
          <p className={css({ fontSize: '13', color: 'quiet' })}>{t('consent')}</p>
          {declare}
        </>
      ),
    };
  }
  return {
    title: t('unavailable.title'),
    description: t('unavailable.lead'),
    actions: (
      <>
        {go(t('retry'))}
        {later}
      </>
    ),
    children: (
      <>
        <Callout severity={failure === 'userCancelled' || failure === 'expired' ? 'info' : 'warning'}>
          {t(`unavailable.${failure}`)}
          {failure === 'ourFault' && reference ? <p className={css({ fontSize: '13' })}>{t('unavailable.reference', { reference })}</p> : null}
        </Callout>
        <SingpassFields info={null} />
        {declare}
      </>
    ),
  };
}
