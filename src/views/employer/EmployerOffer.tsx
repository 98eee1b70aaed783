import Building2 from '~icons/lucide/building-2';
import ShieldCheck from '~icons/lucide/shield-check';
import UserPlus from '~icons/lucide/user-plus';
import type { ReactNode } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import { PANORAMA, panoramaPath } from '../../../contract/drawings.ts';
import { useBoot } from '../core/boot.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { PromiseText } from '../ui/PromiseText.tsx';
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
const card = css({
  display: 'grid',
  gap: '16',
  p: '24',
  bg: 'raised',
  borderRadius: 'card',
  boxShadow: 'inset 0 0 0 1px {colors.line}',
  '--ground': '{colors.raised}',
});
/** Fills the width, below the text and the card, which would cover its sun. A phone shows the part around it. */
const land = css({
  position: 'relative',
  zIndex: '-1',
  display: 'block',
  w: '100%',
  h: 'clamp(200px, 25.8vw, 420px)',
  objectFit: 'cover',
  objectPosition: { base: '70% 100%', lg: '50% 100%' },
  mt: { base: '-8px', lg: '-48px' },
});
const starts = css({ display: 'grid', gap: '24', py: { base: '32', md: '48' } });
const gives = css({ display: 'grid', gap: '24', md: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } });
const gift = css({ alignContent: 'space-between' });
const example = css({ pt: '16', borderBlockStart: '1px solid {colors.line}' });
const end = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '16', pb: { base: '48', md: '72' } });
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

/** The last replies of an employer that nearly always keeps its promise. */
const RECORD = 'kkkkkkkkkkklkkkkkkkk';

/** For visitors: what an employer's account is, how hiring works with one, and how to start. Promises nothing that doesn't exist. */
export function EmployerOffer() {
  const { t } = useTranslation(['employer', 'today']);
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
      <section aria-labelledby="hiring-gives" className={cx(containerStyle, starts)}>
        <h2 id="hiring-gives" className={css({ textStyle: 'title' })}>
          {t('offer.gives')}
        </h2>
        <div className={gives}>
          <Gift name="promise">
            <PromiseText days={7} record={RECORD} />
          </Gift>
          <Gift name="applicants">
            <Example of={(['opened', 'talking', 'interview', 'accepted'] as const).map((name) => t(`today:jobs.${name}`))} at={1} name="applicants" />
          </Gift>
          <Gift name="interviews">
            <Example of={(['offered', 'confirmed', 'done'] as const).map((name) => t(`offer.example.${name}`))} at={1} name="interviews" />
          </Gift>
        </div>
      </section>
      <section aria-labelledby="hiring-starts" className={cx(containerStyle, starts)}>
        <h2 id="hiring-starts" className={css({ textStyle: 'title' })}>
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
      <section aria-labelledby="hiring-end" className={cx(containerStyle, end)}>
        <h2 id="hiring-end" className={css({ textStyle: 'title' })}>
          {t('offer.end')}
        </h2>
        <ButtonLink to="/employer/register" variant="primary" size="large">
          {t('offer.register')}
        </ButtonLink>
      </section>
    </>
  );
}

type GiftName = 'promise' | 'applicants' | 'interviews';

/** A part of hiring, with how it looks. */
function Gift({ name, children }: { name: GiftName; children: ReactNode }) {
  const { t } = useTranslation('employer');
  return (
    <section aria-labelledby={`gives-${name}`} className={cx(card, gift)}>
      <div className={css({ display: 'grid', gap: '4' })}>
        <h3 id={`gives-${name}`} className={css({ textStyle: 'card' })}>
          {t(`offer.gives.${name}`)}
        </h3>
        <p className={css({ color: 'quiet' })}>{t(`offer.gives.${name}.text`)}</p>
      </div>
      <div className={example}>{children}</div>
    </section>
  );
}

function Example({ of: labels, at, name }: { of: readonly string[]; at: number; name: GiftName }) {
  const { t } = useTranslation('employer');
  const steps = labels.map((label, index) => ({
    id: label,
    label,
    state: index < at ? ('done' as const) : index === at ? ('here' as const) : ('next' as const),
  }));
  return <Trail steps={steps} label={t('offer.example', { what: t(`offer.gives.${name}`) })} look="small" />;
}
