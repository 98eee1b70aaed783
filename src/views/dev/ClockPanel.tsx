import { useTranslation } from '../ui/useTranslation.tsx';
import FastForward from '~icons/lucide/fast-forward';
import { css } from '#css/css';
import { DAY, HOUR, SECOND } from '../../../contract/durations.ts';
import { CLOCK_STEPS, type ClockStep, type ClockSummary } from '../../../contract/dev.ts';
import { useServerNow } from '../core/useServerNow.ts';
import { Button } from '../ui/Button.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { Panel } from './Panel.tsx';

const DID = ['applications', 'interviews', 'postings', 'reminders', 'jobs_ended', 'emails'] as const;

const layout = css({ display: 'grid', gap: '24', alignItems: 'center', lg: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '48' } });
const time = css({ display: 'block', fontSize: '42', fontWeight: '700', lineHeight: '1.1', letterSpacing: '-0.028em', fontVariantNumeric: 'tabular-nums' });
const steps = css({ display: 'grid', gap: '8', md: { display: 'flex', flexWrap: 'wrap' } });
const did = css({ display: 'flex', flexWrap: 'wrap', columnGap: '16', rowGap: '4', fontVariantNumeric: 'tabular-nums' });

interface ClockPanelProps {
  movedBy: number;
  /** The result of the last move. */
  summary: ClockSummary | null;
  /** The step in progress. */
  moving: ClockStep | null;
  isPassing: boolean;
  onMove: (by: ClockStep) => void;
}

/** The demo's time, and buttons to move it forward. */
export function ClockPanel({ movedBy, summary, moving, isPassing, onMove }: ClockPanelProps) {
  const { t, i18n } = useTranslation('dev');
  const now = new Date(useServerNow(SECOND / 4));
  const clock = new Intl.DateTimeFormat(i18n.language, { hour: 'numeric', minute: '2-digit', second: '2-digit' }).format(now);
  const day = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(now);
  const [days, hours] = [Math.floor((movedBy + HOUR / 2) / DAY), Math.round(movedBy / HOUR) % 24];
  const ahead = [days > 0 ? t('clock.days', { count: days }) : '', hours > 0 ? t('clock.hours', { count: hours }) : ''].filter(Boolean).join(' ');
  return (
    <Panel title={t('clock')} text={t('clock.text')}>
      <div className={layout}>
        <div>
          <time dateTime={now.toISOString()}>
            <span className={time}>{clock}</span>
            <span className={css({ textStyle: 'lead', fontWeight: '600' })}>{day}</span>
          </time>
          <p className={css({ color: 'quiet' })}>{ahead ? t('clock.ahead', { time: ahead }) : t('clock.same')}</p>
        </div>
        <div className={steps}>
          {(Object.keys(CLOCK_STEPS) as ClockStep[]).map((by) => (
            <Button key={by} isLoading={moving === by} onClick={() => onMove(by)}>
              <FastForward size={18} aria-hidden="true" />
              {t(`clock.${by}`)}
            </Button>
          ))}
        </div>
      </div>
      <div role="status">
        {isPassing ? (
          <p className={css({ display: 'flex', alignItems: 'center', gap: '8', color: 'quiet' })}>
            <Spinner />
            {t('clock.moving')}
          </p>
        ) : summary ? (
          <Did summary={summary} />
        ) : null}
      </div>
    </Panel>
  );
}

function Did({ summary }: { summary: ClockSummary }) {
  const { t, i18n } = useTranslation('dev');
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const effects = DID.filter((of) => summary[of] > 0);
  return (
    <div className={css({ borderBlockStart: '1px solid {colors.line}', pt: '16' })}>
      <p className={css({ color: 'quiet', fontSize: '13', mb: '4' })}>
        {t('clock.did', { from: when.format(new Date(summary.from)), to: when.format(new Date(summary.to)) })}
      </p>
      {effects.length === 0 ? (
        <p>{t('clock.nothing')}</p>
      ) : (
        <ul className={did}>
          {effects.map((of) => (
            <li key={of}>{t(`did.${of}`, { count: summary[of] })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
