import BriefcaseBusiness from '~icons/lucide/briefcase-business';
import UserRound from '~icons/lucide/user-round';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { LoginFlow } from './LoginFlow.ts';
import { StepHead } from './StepHead.tsx';
import { choice, choiceHint, choiceName, column, textButton, waysOn } from './step.styles.ts';
import { Working } from '../../ui/Working.tsx';

/** Shown in `choosingAccount`: which of the user's accounts. */
export function AccountStep() {
  const { t } = useTranslation('getStarted');
  const { send } = LoginFlow.useActorRef();
  const state = LoginFlow.useSelector((snapshot) => snapshot);
  const pending = state.context.session?.pending;
  const isOpening = state.matches({ choosingAccount: 'opening' });
  return (
    <section className={column}>
      <StepHead title={t('accounts.title')} takesFocus>
        {t('accounts.intro')}
      </StepHead>
      {state.matches({ choosingAccount: 'failed' }) ? <Callout severity="error">{t('accounts.failed')}</Callout> : null}
      {state.matches({ choosingAccount: 'suspended' }) ? (
        <Callout severity="warning" title={t('suspended.title')}>
          {t('accounts.suspended')}
        </Callout>
      ) : null}
      {(pending?.step === 'choosingAccount' ? pending.accounts : []).map(({ id, role, name }) => (
        <button key={id} type="button" className={choice} aria-disabled={isOpening} onClick={() => send({ type: 'accountChoice.made', accountId: id })}>
          {role === 'recruiter' ? <BriefcaseBusiness size={22} aria-hidden="true" /> : <UserRound size={22} aria-hidden="true" />}
          <span>
            <span className={choiceName}>{t(`accounts.${role}`)}</span>
            <span className={choiceHint}>{t(`accounts.${role}Hint`, { name })}</span>
          </span>
        </button>
      ))}
      {isOpening ? <Working>{t('accounts.opening')}</Working> : null}
      <div className={waysOn}>
        <button type="button" className={textButton} onClick={() => send({ type: 'account.changed' })}>
          {t('suspended.other')}
        </button>
      </div>
    </section>
  );
}
