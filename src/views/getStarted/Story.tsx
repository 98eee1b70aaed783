import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { PANORAMA, panoramaPath } from '../../../contract/drawings.ts';
import { useBoot } from '../core/boot.ts';
import { Trail } from '../ui/Trail.tsx';

const STEPS = [
  ['apply', 'done'],
  ['open', 'done'],
  ['meet', 'here'],
  ['decide', 'next'],
] as const;

const aside = css({
  display: 'none',
  lg: { display: 'grid', gridTemplateRows: '1fr auto', gap: '48', overflow: 'hidden', borderRadius: 'card', bg: 'sunken', minH: '640px' },
});
const words = css({ display: 'grid', alignContent: 'start', gap: '24', p: '48', maxW: '480px' });
/** Fills the bottom at any width: the sides are cropped. */
const land = css({ display: 'block', w: '100%', h: '300px', objectFit: 'cover', objectPosition: '24% 100%' });

/** Next to the sign-in on wide screens: what an account is for. */
export function Story() {
  const { t } = useTranslation('getStarted');
  const { country } = useBoot();
  return (
    <aside className={aside} aria-labelledby="story">
      <div className={words}>
        <h2 id="story" className={css({ textStyle: 'section' })}>
          {t('story.title')}
        </h2>
        <Trail label={t('story.label')} steps={STEPS.map(([id, state]) => ({ id, state, label: t(`story.${id}`), note: t(`story.${id}Note`) }))} />
      </div>
      <picture>
        <source media="(width < 1024px)" srcSet="data:," />
        <img src={panoramaPath(country)} alt="" width={PANORAMA.width} height={PANORAMA.height} loading="lazy" className={land} />
      </picture>
    </aside>
  );
}
