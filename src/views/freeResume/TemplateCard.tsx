import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { TemplateName } from '../../../contract/resume-document.ts';
import { UseTemplate } from './UseTemplate.tsx';

const card = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 10fr)',
  gap: '16',
  h: '100%',
  alignItems: 'start',
  md: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr', alignItems: 'stretch' },
});
/** Paper stays white in the dark theme. */
const sheet = css({
  display: 'block',
  bg: 'white',
  borderRadius: 'control',
  overflow: 'hidden',
  boxShadow: '0 0 0 1px {colors.line}, 0 8px 28px light-dark(oklch(22% 0.02 265 / 0.08), transparent)',
  transition: 'box-shadow {durations.base}',
  _hover: { boxShadow: '0 0 0 2px {colors.accent}' },
  '& img': { display: 'block', w: '100%', h: 'auto' },
});
const words = css({ display: 'grid', gap: '8', justifyItems: 'start', alignContent: 'start', md: { gridTemplateRows: 'auto 1fr auto' } });

/** A template: its first page, what it is good for, and a button to use it. */
export function TemplateCard({ name, isInSight }: { name: TemplateName; isInSight: boolean }) {
  const { t } = useTranslation('freeResume');
  const title = t(`template.${name}`);
  const picture = `/resume-template/${name}.svg`;
  return (
    <article className={card} aria-labelledby={`template-${name}`}>
      <a href={picture} className={sheet} aria-label={t('open', { name: title })}>
        <img src={picture} alt="" width={595} height={842} loading={isInSight ? 'eager' : 'lazy'} decoding="async" />
      </a>
      <div className={words}>
        <h2 id={`template-${name}`} className={css({ textStyle: 'section' })}>
          {title}
        </h2>
        <p className={css({ color: 'quiet', maxW: '42ch' })}>{t(`good.${name}`)}</p>
        <UseTemplate name={name} label={t('useOne', { name: title })}>
          {t('use')}
        </UseTemplate>
      </div>
    </article>
  );
}
