import Fingerprint from '~icons/lucide/fingerprint-pattern';
import QrCode from '~icons/lucide/qr-code';
import type { ReactNode } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { SOCIAL_PROVIDERS } from '../../../../contract/login.ts';
import { hasPasskeys } from '../../../services/login/passkey.ts';
import { useHydrated } from '../../core/useHydrated.ts';
import { Button } from '../../ui/Button.tsx';
import { LoginFlow } from './LoginFlow.ts';
import { SocialMark } from './SocialMark.tsx';
import { quietWay } from './step.styles.ts';

const divider = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  color: 'quiet',
  fontSize: '13',
  _before: { content: '""', flex: '1', h: '1px', bg: 'line' },
  _after: { content: '""', flex: '1', h: '1px', bg: 'line' },
});
/** The first network at full width, the others in two columns below. */
const networks = css({ display: 'grid', gap: '8', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', '& > li:first-child': { gridColumn: '1 / -1' } });
const quiet = css({ display: 'flex', flexWrap: 'wrap', columnGap: '16' });

/**
 * The methods that need no address: the networks, then less prominently the passkey, if the device supports them, and the QR code, if another device
 * can scan it.
 * @param children more secondary methods
 */
export function OtherWays({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('getStarted');
  const { send } = LoginFlow.useActorRef();
  const canUsePasskeys = useHydrated() && hasPasskeys();
  const mayLeave = LoginFlow.useSelector((state) => state.context.mayLeave);
  return (
    <section aria-label={t('ways.title')} className={css({ display: 'grid', gap: '16' })}>
      {mayLeave ? (
        <>
          <p className={divider} aria-hidden="true">
            {t('ways.or')}
          </p>
          <ul className={networks} aria-label={t('ways.social')}>
            {SOCIAL_PROVIDERS.map((provider, index) => (
              <li key={provider}>
                <Button isWide aria-label={t('ways.with', { network: t(`network.${provider}`) })} onClick={() => send({ type: 'social.chosen', provider })}>
                  <SocialMark provider={provider} />
                  {index === 0 ? t('ways.with', { network: t(`network.${provider}`) }) : t(`network.${provider}`)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <div className={quiet}>
        {canUsePasskeys ? (
          <button type="button" className={quietWay} onClick={() => send({ type: 'passkey.chosen' })}>
            <Fingerprint size={18} aria-hidden="true" />
            {t('ways.passkey')}
          </button>
        ) : null}
        <button type="button" className={`${quietWay} ${css({ mdDown: { display: 'none' } })}`} onClick={() => send({ type: 'qr.chosen' })}>
          <QrCode size={18} aria-hidden="true" />
          {t('ways.qr')}
        </button>
        {children}
      </div>
    </section>
  );
}
