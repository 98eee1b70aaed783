import CalendarClock from '~icons/lucide/calendar-clock';
import Hourglass from '~icons/lucide/hourglass';
import TriangleAlert from '~icons/lucide/triangle-alert';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css, cva } from '#css/css';
import type { Application } from '../../../contract/records.ts';
import type { NextSteps } from '../../machines/application/nextSteps.ts';
import { useServerNow } from '../core/useServerNow.ts';
import { dayAndTime } from '../shared/interview/zones.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { timeUntil } from '../ui/relativeTime.ts';

const box = cva({
  base: { display: 'flex', gap: '12', p: '12', borderRadius: 'control', '& > svg': { flexShrink: '0', mt: '2px' } },
  variants: {
    tone: {
      you: { bg: 'accentSoft', '& > svg': { color: 'accentText' } },
      them: { bg: 'waitingSoft', '& > svg': { color: 'waitingText' } },
      late: { bg: 'waitingSoft', '& > svg': { color: 'waitingText' } },
    },
  },
});
const strong = css({ fontWeight: '600' });

interface PromiseLineProps {
  promise: Application['promise'];
  next: NextSteps;
  /** The upcoming interview: then its own chart says whose turn it is, whatever reply the employer owes. */
  interview: Application['interview'];
}

/** Whose turn it is and when the promised reply is due, as an instant and relative to now; the outcome of a promise that wasn't kept. */
export function PromiseLine({ promise, next, interview }: PromiseLineProps) {
  const { t, i18n } = useTranslation('application');
  const now = useServerNow();
  if (promise?.status === 'autoClosed') return <Line tone="late" text={t('promise.autoClosed')} />;
  if (interview) {
    const { id, acts_next: by, due_at: lapses, starts_at: starts } = interview;
    const at = lapses ?? starts;
    return (
      <Line tone={by === 'employer' ? 'them' : 'you'} title={t(by === null ? 'interview.next' : `acts.${by}`)}>
        {t(`interview.${by ?? 'agreed'}`, { date: at === null ? '' : dayAndTime(at, i18n.language) })}{' '}
        <TextLink to={`/interviews/${id}`}>{t('interview.open')}</TextLink>
      </Line>
    );
  }
  if (next.actsNext === null) return null;
  const who = t(`acts.${next.actsNext}`);
  const tone = next.actsNext === 'seeker' ? 'you' : 'them';
  if (next.dueAt === null || promise === null) return <Line tone={tone} title={who} text={t(promise === null ? 'promise.none' : 'promise.answered')} />;
  const by = dayAndTime(next.dueAt, i18n.language);
  if (promise.status === 'overdue') return <Line tone="late" title={who} text={t('promise.overdue', { date: by })} />;
  return <Line tone={tone} title={who} text={t('promise.due', { date: by, left: timeUntil(next.dueAt, now, i18n.language) })} />;
}

const ICONS = { you: CalendarClock, them: Hourglass, late: TriangleAlert } as const;

function Line({ tone, title, text, children }: { tone: keyof typeof ICONS; title?: string; text?: string; children?: React.ReactNode }) {
  const Icon = ICONS[tone];
  return (
    <div className={box({ tone })}>
      <Icon size={18} aria-hidden="true" />
      <div>
        {title ? <p className={strong}>{title}</p> : null}
        <p>
          {text}
          {children}
        </p>
      </div>
    </div>
  );
}
