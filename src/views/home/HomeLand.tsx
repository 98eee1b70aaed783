import { useTranslation } from '../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import { PANORAMA, panoramaPath } from '../../../contract/drawings.ts';

/** The steps of the application chart, in the order of the marks on the drawing. */
const STEPS = ['pending', 'viewed', 'communicating', 'interview', 'accepted'] as const;
/** The current step of the example: the trail is completed up to it. */
const HERE = 2;

const frame = css({ position: 'relative', zIndex: '-1', overflowX: 'clip', mt: { base: '4px', md: '-32px', lg: '-6.4vw' } });
/** Narrow screens show its middle. */
const land = css({ position: 'relative', w: 'max(100%, 720px)', insetInlineStart: 'min(0px, (100% - 720px) / 2)' });
const picture = css({ display: 'block', w: '100%', h: 'auto' });
const point = css({
  position: 'absolute',
  w: '0',
  h: '0',
  _before: {
    content: '""',
    position: 'absolute',
    w: '18px',
    h: '18px',
    m: '-9px',
    borderRadius: 'full',
    bg: 'accent',
    border: '4px solid light-dark(#fffdf6, #e9e2cf)',
  },
  '&[data-state=here]::before': {
    w: '30px',
    h: '30px',
    m: '-15px',
    borderWidth: '8px',
    boxShadow: '0 0 0 5px light-dark(oklch(100% 0 0 / 0.45), oklch(100% 0 0 / 0.2))',
  },
  '&[data-state=next]::before': {
    bg: 'light-dark(#fffdf6, #e9e2cf)',
    borderWidth: '3px',
    borderColor: 'light-dark(oklch(48% 0.06 165), oklch(62% 0.05 165))',
  },
});
/** Beyond the edges of a phone: only text, for screen readers. */
const beyond = css({ mdDown: { position: 'absolute', w: '1px', h: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } });
const sign = css({
  position: 'absolute',
  insetBlockEnd: '20px',
  left: '0',
  translate: '-50% 0',
  px: '12',
  py: '4',
  borderRadius: '10px',
  bg: 'raised',
  boxShadow: 'float',
  whiteSpace: 'nowrap',
  lineHeight: '1.35',
  '[data-state=here] > &': { insetBlockEnd: '26px', px: '16', py: '8' },
  // Three signs share a phone's width: the outer ones are aligned inwards, and the last is below its mark.
  mdDown: {
    'li:nth-child(2) > &': { translate: '-12px 0' },
    'li:nth-child(4) > &': { translate: 'calc(-100% + 20px) 0', insetBlockEnd: 'auto', insetBlockStart: '14px' },
  },
});
const word = css({ display: 'block', fontWeight: '600', fontSize: { base: '13', lg: '15' }, 'li[data-state=here] &': { fontSize: '15' } });
const note = css({ fontSize: '13', color: 'quiet', lgDown: { 'li:not([data-state=here]) &': { display: 'none' } } });

/** The country's landscape, with the trail through it: how applying works here, in the states of the application chart. */
export function HomeLand({ country }: { country: string }) {
  const { t } = useTranslation('home');
  return (
    <div className={frame} dir="ltr">
      <div className={land}>
        <img src={panoramaPath(country)} width={PANORAMA.width} height={PANORAMA.height} alt="" decoding="async" className={picture} />
        <ol aria-label={t('way.title')}>
          {STEPS.map((step, index) => {
            const [x, y] = PANORAMA.marks[index] ?? PANORAMA.marks[HERE];
            const isBeyond = index === 0 || index === STEPS.length - 1;
            return (
              <li
                key={step}
                data-state={index < HERE ? 'done' : index === HERE ? 'here' : 'next'}
                className={isBeyond ? cx(point, beyond) : point}
                style={{ left: `${(x / PANORAMA.width) * 100}%`, top: `${(y / PANORAMA.height) * 100}%` }}
              >
                <span className={sign}>
                  <span className={word}>{t(`way.${step}`)}</span>
                  <span className={note}>{t(`way.${step}Note`)}</span>
                </span>
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}
