import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { LIMITS } from '../../../contract/limits.ts';
import { Phrases } from './Phrases.tsx';

const part = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12' });

/** /account-settings/greeting-messages: greetings, and phrases to reuse. */
export default function GreetingsTab() {
  const { t } = useTranslation('chat');
  return (
    <div className={css({ display: 'grid', gap: '48', maxW: '640px' })}>
      <section className={part}>
        <h2 className={css({ textStyle: 'section' })}>{t('greetings')}</h2>
        <p className={css({ color: 'quiet' })}>{t('greetings.settings', { most: LIMITS.greetings })}</p>
        <Phrases kind="greeting" place="settings" most={LIMITS.greetings} />
      </section>
      <section className={part}>
        <h2 className={css({ textStyle: 'section' })}>{t('phrases')}</h2>
        <p className={css({ color: 'quiet' })}>{t('phrases.settings', { most: LIMITS.settingsPhrases })}</p>
        <Phrases kind="phrase" place="settings" most={LIMITS.settingsPhrases} />
      </section>
    </div>
  );
}
