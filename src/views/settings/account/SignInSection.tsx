import AtSign from '~icons/lucide/at-sign';
import KeyRound from '~icons/lucide/key-round';
import Smartphone from '~icons/lucide/smartphone';
import { useState } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import type { CurrentUser } from '../../../../contract/records.ts';
import { textButton } from '../../shared/signIn/step.styles.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { PhoneText } from '../../ui/PhoneText.tsx';
import { EmailVerificationDialog, PhoneVerificationDialog } from '../../shared/verify/VerifyDialogs.tsx';
import { ChangeButton, type ChangeParts } from './ChangeButton.tsx';
import { PendingEmail } from './PendingEmail.tsx';
import { Row } from '../../ui/Row.tsx';
import { Section } from '../../ui/Section.tsx';

/** The address, the number and the password to sign in with. */
export function SignInSection({ user, ...parts }: ChangeParts & { user: CurrentUser }) {
  const { t } = useTranslation('account');
  const [opened, setOpened] = useState<'email' | 'phone' | null>(null);
  const close = () => setOpened(null);
  const { email, phone_num: phone } = user;
  const { state } = parts;
  const awaited = state.matches('saved') && state.context.what === 'email' ? state.context.sentTo : null;
  const unconfirmed = <Badge tone="waiting">{t('email.unverified')}</Badge>;
  const phoneTitle = t(phone ? 'phone.change' : 'phone.add');
  return (
    <Section title={t('signIn.title')}>
      <div>
        <Row
          icon={<AtSign size={20} aria-hidden="true" />}
          title={
            <>
              {email || t('email.none')}
              {email === '' || user.is_email_verify ? null : unconfirmed}
            </>
          }
          action={<ChangeButton {...parts} what="email" label={t(email ? 'change' : 'add')} name={t(email ? 'email.change' : 'email.add')} />}
        >
          {t(email ? 'email.text' : 'email.noneText')}{' '}
          {email === '' || user.is_email_verify ? null : (
            <button type="button" className={textButton} aria-haspopup="dialog" onClick={() => setOpened('email')}>
              {t('email.confirm')}
            </button>
          )}
        </Row>
        <PendingEmail email={email} awaited={awaited} />
        <Row
          icon={<Smartphone size={20} aria-hidden="true" />}
          title={
            <>
              {phone ? <PhoneText number={phone} /> : t('phone.none')}
              {phone && !user.is_mobile_verified ? unconfirmed : null}
            </>
          }
          action={
            <Button size="small" aria-label={phoneTitle} aria-haspopup="dialog" onClick={() => setOpened('phone')}>
              {t(phone ? 'change' : 'add')}
            </Button>
          }
        >
          {t('phone.text')}
        </Row>
        <Row
          icon={<KeyRound size={20} aria-hidden="true" />}
          title={t('password.row')}
          action={<ChangeButton {...parts} what="password" label={t('change')} name={t('password.title')} />}
        >
          {t('password.text')}
        </Row>
      </div>
      <PhoneVerificationDialog email={email} phone={phone ?? ''} isOpen={opened === 'phone'} onClose={close} />
      <EmailVerificationDialog email={email} isOpen={opened === 'email'} onClose={close} />
    </Section>
  );
}
