import Fingerprint from '~icons/lucide/fingerprint-pattern';
import QrCode from '~icons/lucide/qr-code';
import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import { SOCIAL_PROVIDERS } from '../../../contract/login.ts';
import { hasPasskeys } from '../../services/login/passkey.ts';
import { useHydrated } from '../app/useHydrated.ts';
import { TermsLinks } from '../form/TermsLinks.tsx';
import { Button } from '../ui/Button.tsx';
import { LoginFlow } from './LoginFlow.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { SocialMark } from './SocialMark.tsx';

const divider = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  color: 'quiet',
  fontSize: '13',
  _before: { content: '""', flex: '1', h: '1px', bg: 'line' },
  _after: { content: '""', flex: '1', h: '1px', bg: 'line' },
});
const row = css({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: '8' });
const network = css({
  w: '100%',
  display: 'grid',
  justifyItems: 'center',
  gap: '4',
  py: '12',
  fontSize: '13',
  borderRadius: 'card',
  bg: 'raised',
  boxShadow: 'inset 0 0 0 1px {colors.line}',
  cursor: 'pointer',
  transition: 'box-shadow {durations.fast}',
  _hover: { boxShadow: 'inset 0 0 0 1px {colors.edge}' },
});

/** The ways that need no address: the passkey first, where the device has them; the QR code where another device can scan it; the networks. */
export function OtherWays() {
  const { t } = useTranslation('getStarted');
  const { send } = LoginFlow.useActorRef();
  const canUsePasskeys = useHydrated() && hasPasskeys();
  const mayLeave = LoginFlow.useSelector((state) => state.context.mayLeave);
  return (
    <section aria-label={t('ways.title')} className={css({ display: 'grid', gap: '12' })}>
      <p className={divider} aria-hidden="true">
        {t('ways.or')}
      </p>
      <div className={row}>
        {canUsePasskeys ? (
          <Button onClick={() => send({ type: 'passkey.chosen' })}>
            <Fingerprint size={18} aria-hidden="true" />
            {t('ways.passkey')}
          </Button>
        ) : null}
        <Button className={css({ mdDown: { display: 'none' } })} onClick={() => send({ type: 'qr.chosen' })}>
          <QrCode size={18} aria-hidden="true" />
          {t('ways.qr')}
        </Button>
      </div>
      {mayLeave ? (
        <>
          <ul className={row} aria-label={t('ways.social')}>
            {SOCIAL_PROVIDERS.map((provider) => (
              <li key={provider}>
                <button type="button" className={network} onClick={() => send({ type: 'social.chosen', provider })}>
                  <SocialMark provider={provider} />
                  <VisuallyHidden>{t('ways.with', { network: t(`network.${provider}`) })}</VisuallyHidden>
                  <span aria-hidden="true">{t(`network.${provider}`)}</span>
                </button>
              </li>
            ))}
          </ul>
          <div className={css({ fontSize: '13', color: 'quiet' })}>
            <p>{t('ways.terms')}</p>
            <TermsLinks />
          </div>
        </>
      ) : null}
    </section>
  );
}
