import KeyRound from '~icons/lucide/key-round';
import Link2 from '~icons/lucide/link-2';
import Mail from '~icons/lucide/mail';
import MessageSquareText from '~icons/lucide/message-square-text';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { LoginAddress } from './LoginAddress.tsx';
import { LoginFlow } from './LoginFlow.ts';
import { OtherWays } from './OtherWays.tsx';
import { StepHead } from './StepHead.tsx';
import { choice, choiceHint, choiceName, column } from './step.styles.ts';

const ICON = { size: 22, 'aria-hidden': true } as const;

/** Shown in `methods`: how to authenticate. A link can only be emailed. */
export function MethodStep() {
  const { t } = useTranslation('getStarted');
  const { send } = LoginFlow.useActorRef();
  const isPhone = LoginFlow.useSelector((state) => state.context.kind === 'phone');
  const ways = [
    isPhone
      ? ({ type: 'code.chosen', icon: <MessageSquareText {...ICON} />, name: t('methods.sms'), hint: t('methods.smsHint') } as const)
      : ({ type: 'code.chosen', icon: <Mail {...ICON} />, name: t('methods.code'), hint: t('methods.codeHint') } as const),
    ...(isPhone ? [] : [{ type: 'link.chosen', icon: <Link2 {...ICON} />, name: t('methods.link'), hint: t('methods.linkHint') } as const]),
    { type: 'password.chosen', icon: <KeyRound {...ICON} />, name: t('methods.password'), hint: t('methods.passwordHint') } as const,
  ];
  return (
    <section className={column}>
      <StepHead title={t('methods.title')} takesFocus>
        <LoginAddress />
      </StepHead>
      {ways.map(({ type, icon, name, hint }) => (
        <button key={type} type="button" className={choice} onClick={() => send({ type })}>
          {icon}
          <span>
            <span className={choiceName}>{name}</span>
            <span className={choiceHint}>{hint}</span>
          </span>
        </button>
      ))}
      <OtherWays />
    </section>
  );
}
