import { css } from '#css/css';
import type { RunningChart } from '../../services/flowPanel/runningCharts.ts';
import { useTranslation } from '../ui/useTranslation.tsx';

const card = css({ borderRadius: 'control', boxShadow: 'inset 0 0 0 1px {colors.line}' });
const summary = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '8',
  alignItems: 'baseline',
  minH: '44px',
  p: '12',
  cursor: 'pointer',
  borderRadius: 'control',
  _hover: { bg: 'hover' },
});
const body = css({ display: 'grid', gap: '12', px: '12', pb: '12', textStyle: 'small', overflowWrap: 'anywhere' });
const title = css({ fontWeight: '600', color: 'quiet', mb: '4' });
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '4' });
const chip = css({
  px: '8',
  py: '4',
  borderRadius: 'full',
  bg: 'sunken',
  color: 'quiet',
  '&[aria-current]': { bg: 'accent', color: 'onAccent', fontWeight: '600' },
});
const link = css({ color: 'accentText', fontWeight: '600', textDecoration: 'underline', minH: '24px', display: 'inline-block' });
const pair = css({ display: 'flex', justifyContent: 'space-between', gap: '12' });

/** One running chart: where it is, what it did last and waits for. Nothing of it is a person's. */
export function ChartCard({ chart: { chart, states, outline, steps, timers, context } }: { chart: RunningChart }) {
  const { t, i18n } = useTranslation('dev');
  const clock = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'medium' });
  return (
    <details className={card}>
      <summary className={summary}>
        <strong>{chart}</strong>
        <span className={css({ textStyle: 'small', color: 'quiet', overflowWrap: 'anywhere' })}>{states.join(' + ')}</span>
      </summary>
      <div className={body}>
        <div>
          <p className={title}>{t('charts.states')}</p>
          <ul className={chips}>
            {outline.map(({ path, isCurrent }) => (
              <li key={path} className={chip} aria-current={isCurrent ? 'true' : undefined}>
                {path}
              </li>
            ))}
          </ul>
          {states.map((state) => (
            <p key={state} className={css({ mt: '8' })}>
              {state}{' '}
              <a className={link} href={atlasOf(chart, state)} target="_blank" rel="noreferrer">
                {t('charts.atlas')}
              </a>
            </p>
          ))}
        </div>
        {timers.length > 0 ? (
          <div>
            <p className={title}>{t('charts.timers')}</p>
            <ul>
              {timers.map(({ name, due }) => (
                <li key={`${name} ${due}`}>{t('charts.timer', { name, time: clock.format(due) })}</li>
              ))}
            </ul>
          </div>
        ) : null}
        {steps.length > 0 ? (
          <div>
            <p className={title}>{t('charts.steps')}</p>
            <ol>
              {steps.map(({ number, transition, at }) => (
                <li key={number} className={pair}>
                  <span>{transition}</span>
                  <span className={css({ color: 'quiet', whiteSpace: 'nowrap' })}>{t('charts.after', { seconds: (at / 1_000).toFixed(1) })}</span>
                </li>
              ))}
            </ol>
          </div>
        ) : null}
        {context.length > 0 ? (
          <div>
            <p className={title}>{t('charts.context')}</p>
            <dl>
              {context.map(([key, value]) => (
                <div key={key} className={pair}>
                  <dt>{key}</dt>
                  <dd className={css({ color: 'quiet' })}>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ) : null}
      </div>
    </details>
  );
}

/** The atlas at a chart's state (packages/flows/atlas/view/route.ts). */
const atlasOf = (chart: string, state: string): string => `/flows/#/${encodeURIComponent(chart)}/${encodeURIComponent(state)}`;
