import { SAMPLE_RESUME } from '../../../contract/dev.ts';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { DevAccount } from '../../../contract/dev.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Panel } from './Panel.tsx';

const cards = css({ display: 'grid', gap: '16', md: { gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))' } });
const card = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: '12',
  p: '16',
  borderRadius: 'card',
  boxShadow: 'inset 0 0 0 1px {colors.line}',
});

interface AccountCardsProps {
  accounts: readonly DevAccount[];
  /** The account being signed in to. */
  signingIn: DevAccount | null;
  onChoose: (life: DevAccount['life']) => void;
}

/** The demo's people, their situations, and a button to sign in as each. */
export function AccountCards({ accounts, signingIn, onChoose }: AccountCardsProps) {
  const { t } = useTranslation('dev');
  return (
    <Panel title={t('accounts')} text={t('accounts.text')}>
      {accounts.length === 0 ? <p>{t('accounts.none')}</p> : null}
      <ul className={cards}>
        {accounts.map((account) => (
          <li key={account.email} className={card}>
            <div className={css({ display: 'flex', alignItems: 'center', gap: '12', minW: '0' })}>
              <Avatar name={account.name} portrait={account} size={44} isEager />
              <div className={css({ minW: '0' })}>
                <h3 className={css({ textStyle: 'card' })}>{account.name}</h3>
                <p className={css({ color: 'quiet', fontSize: '13', overflowWrap: 'anywhere' })}>{account.email}</p>
              </div>
            </div>
            <div>
              <p className={css({ fontWeight: '600' })}>{t(`life.${account.life}`)}</p>
              <p className={css({ color: 'quiet' })}>{t(`life.${account.life}.text`)}</p>
              {account.life === 'newcomer' ? (
                <p className={css({ mt: '8' })}>
                  <a href={SAMPLE_RESUME} download className={css({ color: 'accentText', textDecoration: 'underline' })}>
                    {t('life.newcomer.resume')}
                  </a>
                </p>
              ) : null}
              {account.figures.length > 0 ? (
                <ul className={css({ display: 'flex', flexWrap: 'wrap', gap: '4', mt: '12' })}>
                  {account.figures.map(({ of, count }) => (
                    <li key={of}>
                      <Badge tone={of === 'lateAnswers' ? 'waiting' : 'neutral'}>{t(`figure.${of}`, { count })}</Badge>
                    </li>
                  ))}
                </ul>
              ) : null}
            </div>
            <Button isWide isLoading={signingIn?.email === account.email} onClick={() => onChoose(account.life)}>
              {t('signIn', { name: account.name.split(' ')[0] })}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
