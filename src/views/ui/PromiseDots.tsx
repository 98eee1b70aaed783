import { useTranslation } from './useTranslation.tsx';
import { css } from '#css/css';

interface PromiseDotsProps {
  /** The last promised replies, oldest first: k on time, l late, n never (contract: `promise_record`). */
  record: string;
  size?: 'small' | 'large';
  /** A bare fraction after the promise in words, a fraction, a sentence, or nothing. Screen readers always get the sentence. */
  words?: 'fraction' | 'short' | 'long' | 'none';
}

/** Fewer replies than this aren't representative. */
const ENOUGH = 5;
const SIZES = { small: { dot: 5, gap: 2, line: 1.5 }, large: { dot: 11, gap: 5, line: 2.5 } };

const row = css({ display: 'inline-flex', alignItems: 'center', gap: '8', minW: '0', whiteSpace: 'nowrap' });
const drawing = css({ flexShrink: '1', minW: '0', fill: 'none', _rtl: { scale: '-1 1' } });
const onTimeDot = css({ stroke: 'accent', strokeLinecap: 'round' });
const late = css({ stroke: 'waiting' });
const never = css({ stroke: 'refused' });
const awaited = css({ stroke: 'faint' });

/** The path for each kind of reply, in order. */
function pathsOf(answers: string, size: keyof typeof SIZES) {
  const { dot, gap, line } = SIZES[size];
  const middle = dot / 2;
  const radius = (dot - line) / 2;
  const ring = `a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`;
  const paths = { k: '', l: '', n: '', ' ': '' };
  for (let index = 0; index < answers.length; index += 1) {
    const x = index * (dot + gap);
    const kind = answers[index] as keyof typeof paths;
    paths[kind] += kind === 'k' ? `M${x + middle} ${middle}h0` : kind === 'n' ? `M${x} ${middle}h${dot}` : `M${x + line / 2} ${middle}${ring}`;
  }
  return paths;
}

/** How an employer kept its promises, by its last 20 replies: a dot each, on time, late or never. Different shapes, not only different colors. */
export function PromiseDots({ record, size = 'small', words = 'short' }: PromiseDotsProps) {
  const { t } = useTranslation('common');
  const { dot, gap, line } = SIZES[size];
  const isEnough = record.length >= ENOUGH;
  const answers = isEnough ? record : record.padEnd(ENOUGH, ' ');
  const paths = pathsOf(answers, size);
  const count = record.length;
  const onTime = [...record].filter((answer) => answer === 'k').length;
  const sentence = isEnough ? t('promise.record', { kept: onTime, count }) : count === 0 ? t('promise.noReplies') : t('promise.fewReplies', { count });
  const width = answers.length * (dot + gap) - gap;
  return (
    <span className={row}>
      <svg width={width} height={dot} viewBox={`0 0 ${width} ${dot}`} role="img" aria-label={sentence} className={drawing}>
        <path className={onTimeDot} strokeWidth={dot} d={paths.k} />
        <path className={late} strokeWidth={line} d={paths.l} />
        <path className={never} strokeWidth={line} d={paths.n} />
        <path className={awaited} strokeWidth={1} d={paths[' ']} />
      </svg>
      {words === 'none' ? null : (
        <span aria-hidden="true" className={css({ color: 'quiet', fontVariantNumeric: 'tabular-nums' })}>
          {words === 'long' || !isEnough ? sentence : words === 'fraction' ? `${onTime}/${count}` : t('promise.short', { kept: onTime, count })}
        </span>
      )}
    </span>
  );
}
