import Building2 from '~icons/lucide/building-2';
import ShieldCheck from '~icons/lucide/shield-check';
import UserPlus from '~icons/lucide/user-plus';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import { PANORAMA, panoramaPath } from '../../../contract/drawings.ts';
import { useBoot } from '../core/boot.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Trail } from '../ui/Trail.tsx';
import { containerStyle } from '../ui/container.styles.ts';

/** A stacking context of its own, so that the landscape is behind the text but not behind the page. */
const hero = css({ position: 'relative', isolation: 'isolate', overflow: 'hidden' });
const beside = css({
  display: 'grid',
  gap: { base: '24', md: '48' },
  pt: { base: '24', md: '48' },
  lg: { gridTemplateColumns: 'minmax(0, 1fr) 420px', alignItems: 'start' },
});
const head = css({ display: 'grid', gap: '16', alignContent: 'start' });
const title = css({ fontSize: 'clamp(2.125rem, 8.6vw, 3.5rem)', lineHeight: '1.06', fontWeight: '700', letterSpacing: '-0.032em', textWrap: 'balance' });
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '8', mt: '8', mdDown: { '& > a': { flex: '1 1 100%' } } });
const card = css({ display: 'grid', gap: '16', p: '24', bg: 'raised', borderRadius: 'card', boxShadow: 'float' });
/** Fills the width; the card is in front of it, if there is room next to the text. */
const land = css({
  position: 'relative',
  zIndex: '-1',
  display: 'block',
  w: '100%',
  h: 'clamp(200px, 25.8vw, 420px)',
  objectFit: 'cover',
  objectPosition: '50% 100%',
  mt: { base: '-24px', lg: '-120px' },
});
const starts = css({ display: 'grid', gap: '24', py: { base: '32', md: '48' } });
const list = css({ display: 'grid', md: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: '32' } });
const item = css({
  display: 'flex',
  gap: '12',
  py: '16',
  borderBlockStart: '1px solid {colors.line}',
  '& svg': { flexShrink: '0', mt: '2px', color: 'accentText' },
});

const STARTS = [
  [1, Building2],
  [2, UserPlus],
  [3, ShieldCheck],
] as const;

/** For visitors: what an employer's account is, how hiring works with one, and how to start. Promises nothing that doesn't exist. */
export function EmployerOffer() {
  const { t } = useTranslation('employer');
  const { country } = useBoot();
  return (
    <>
      <div className={hero}>
        <div className={cx(containerStyle, beside)}>
          <header className={head}>
            <h1 className={title}>{t('offer.title')}</h1>
            <p className={css({ textStyle: 'lead', color: 'quiet' })}>{t('offer.intro')}</p>
            <div className={ways}>
              <ButtonLink to="/employer/register" variant="primary" size="large">
                {t('offer.register')}
              </ButtonLink>
              <ButtonLink to="/employer/login" size="large">
                {t('offer.login')}
              </ButtonLink>
            </div>
          </header>
          <section aria-labelledby="hiring-works" className={card}>
            <h2 id="hiring-works" className={css({ textStyle: 'section' })}>
              {t('offer.next')}
            </h2>
            <Trail
              label={t('offer.next')}
              steps={([1, 2, 3] as const).map((step) => ({ id: String(step), state: step === 1 ? 'here' : 'next', label: t(`offer.next${step}`) }))}
            />
          </section>
        </div>
        <img src={panoramaPath(country)} width={PANORAMA.width} height={PANORAMA.height} alt="" decoding="async" className={land} />
      </div>
      <section aria-labelledby="hiring-starts" className={cx(containerStyle, starts)}>
        <h2 id="hiring-starts" className={css({ textStyle: 'section' })}>
          {t('offer.today')}
        </h2>
        <ul className={list}>
          {STARTS.map(([line, Icon]) => (
            <li key={line} className={item}>
              <Icon size={20} aria-hidden="true" />
              {t(`offer.today${line}`)}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
