import Check from '~icons/lucide/check';
import CircleHelp from '~icons/lucide/circle-question-mark';
import CircleSlash2 from '~icons/lucide/circle-slash-2';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css, cva } from '#css/css';
import type { Evidence, Gap, Requirement } from '../../../contract/applicant-analysis.ts';

const list = css({ listStyle: 'none', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
const row = css({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: '12',
  py: '16',
  borderBlockStart: '1px solid {colors.line}',
  _first: { borderBlockStart: 'none', pt: '0' },
  _last: { pb: '0' },
});
const mark = cva({
  base: { display: 'grid', placeItems: 'center', w: '28px', h: '28px', borderRadius: 'full' },
  variants: {
    verdict: {
      met: { bg: 'accentSoft', color: 'accentText' },
      partly: { bg: 'waitingSoft', color: 'waitingText' },
      notFound: { boxShadow: 'inset 0 0 0 1.5px {colors.edge}', color: 'quiet' },
    },
  },
});
const verdictStyle = cva({
  base: { fontSize: '13', fontWeight: '500', whiteSpace: 'nowrap' },
  variants: { verdict: { met: { color: 'accentText' }, partly: { color: 'waitingText' }, notFound: { color: 'quiet' } } },
});
const head = css({ display: 'flex', flexWrap: 'wrap', columnGap: '16', justifyContent: 'space-between', alignItems: 'baseline' });
const quoteStyle = css({ borderInlineStart: '3px solid {colors.accent}', ps: '12', mt: '8', overflowWrap: 'anywhere' });
const quiet = css({ fontSize: '13', color: 'quiet' });

const ICONS = { met: Check, partly: CircleSlash2, notFound: CircleHelp } as const;

/**
 * The requirements of a job, in the order of its ad: whether the application meets them, the quoted evidence, and what is missing. @param isOwn the
 * reader is the applicant
 */
export function Requirements({ requirements, isOwn }: { requirements: readonly Requirement[]; isOwn: boolean }) {
  const { t } = useTranslation('analysis');
  return (
    <ol className={list}>
      {requirements.map(({ kind, text, verdict, evidence, gap }) => {
        const Icon = ICONS[verdict];
        return (
          <li key={`${kind} ${text}`} className={row}>
            <span className={mark({ verdict })}>
              <Icon size={16} aria-hidden="true" />
            </span>
            <div className={css({ minW: '0', pt: '2px' })}>
              <div className={head}>
                <h3 className={css({ fontWeight: '600', overflowWrap: 'anywhere' })} dir="auto">
                  {text}
                </h3>
                <span className={verdictStyle({ verdict })}>{t(`verdict.${verdict}`)}</span>
              </div>
              <p className={quiet}>{kind === 'eligibility' && verdict === 'met' ? `${t('kind.eligibility')} · ${t('eligible')}` : t(`kind.${kind}`)}</p>
              {evidence.map((one) => (
                <Quote key={`${one.source} ${one.quote}`} evidence={one} />
              ))}
              {gap ? <GapText gap={gap} isOwn={isOwn} /> : null}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Quote({ evidence: { source, section, page, quote } }: { evidence: Evidence }) {
  const { t } = useTranslation('analysis');
  const place = [t(`source.${source}`), t(`section.${section}`), ...(page === null ? [] : [t('page', { page })])];
  return (
    <figure className={quoteStyle}>
      <blockquote dir="auto">{quote}</blockquote>
      <figcaption className={quiet}>{place.join(', ')}</figcaption>
    </figure>
  );
}

function GapText({ gap: { code, part, have, need }, isOwn }: { gap: Gap; isOwn: boolean }) {
  const { t } = useTranslation('analysis');
  const words = () => {
    if (code === 'notShown') return t(isOwn ? 'gap.notShown.yours' : 'gap.notShown');
    if (code === 'partOnly') return part === null ? t('gap.partOnly') : t('gap.partOnly.part', { part });
    if ((code === 'fewerYears' || code === 'otherField') && have !== null && need !== null) return t(`gap.${code}.years`, { count: have, need });
    return t(`gap.${code}`);
  };
  return <p className={css({ mt: '8', color: 'quiet', overflowWrap: 'anywhere' })}>{words()}</p>;
}
