import CircleCheck from '~icons/lucide/circle-check';
import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { containerStyle } from '../ui/container.styles.ts';

const head = css({ display: 'grid', gap: '16', justifyItems: 'start', py: { base: '32', md: '72' }, maxW: '640px' });
const lists = css({ display: 'grid', gap: { base: '32', md: '48' }, pb: '72', md: { gridTemplateColumns: '1fr 1fr' }, maxW: '960px' });
const item = css({ display: 'flex', gap: '12', '& svg': { flexShrink: '0', mt: '2px', color: 'accentText' } });

/** For visitors: what an employer's account is, how one begins and what one does with it; nothing is promised that is not there. */
export function EmployerOffer() {
  const { t } = useTranslation('employer');
  return (
    <div className={containerStyle}>
      <header className={head}>
        <h1 className={css({ textStyle: 'page' })}>{t('offer.title')}</h1>
        <p className={css({ color: 'quiet' })}>{t('offer.intro')}</p>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8' })}>
          <ButtonLink to="/employer/register" variant="primary" size="large">
            {t('offer.register')}
          </ButtonLink>
          <ButtonLink to="/employer/login" size="large">
            {t('offer.login')}
          </ButtonLink>
        </div>
      </header>
      <div className={lists}>
        {(['today', 'next'] as const).map((when) => (
          <section key={when} className={css({ display: 'grid', gap: '12', alignContent: 'start' })}>
            <h2 className={css({ textStyle: 'section' })}>{t(`offer.${when}`)}</h2>
            <ul className={css({ display: 'grid', gap: '12' })}>
              {[1, 2, 3].map((line) => (
                <li key={line} className={item}>
                  <CircleCheck size={20} aria-hidden="true" />
                  {t(`offer.${when}${line}`)}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
