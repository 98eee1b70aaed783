import type { ChartTraffic, StateTraffic, TrafficFilter, WeekTraffic } from '../traffic.ts';
import './traffic.css';
import { change, dropOff, timeText } from './traffic.ts';
import { useFile } from './load.ts';
import type { Traffic } from './useTraffic.ts';

interface TrafficBarProps {
  traffic: Traffic;
  filter: TrafficFilter;
  onFilter: (filter: TrafficFilter) => void;
}

/** Chooses whose figures are on the diagram. */
export function TrafficBar({ traffic, filter, onFilter }: TrafficBarProps) {
  const rules = useFile('index').traffic;
  if (traffic.kind === 'loading' || rules === null) return <p className="quiet">Loading the traffic…</p>;
  if (traffic.kind === 'none') return <p className="quiet">{traffic.why}</p>;
  const { traffic: chart, isLive } = traffic;
  const isEmpty = Object.keys(chart.now.states).length === 0;
  return (
    <section className="traffic" aria-label="Traffic">
      <p>
        <strong>{weekText(chart.week)}</strong>
        {chart.source === 'demo' ? ' · Scripted people of the demo walked this chart with its sample data. Nobody real is in these figures.' : ''}
      </p>
      <p className="quiet">
        {isEmpty
          ? `Fewer than ${rules.leastPeople} people did any of it that week, so there’s nothing to show.`
          : `On a state: people, median time, and how many stopped there. On an arrow: how often. Only what at least ${rules.leastPeople} people did is shown.`}
      </p>
      {isLive ? (
        <div className="choices">
          <Choice
            name="Country"
            value={filter.country}
            all="All countries"
            options={chart.countries.map((code) => [code, nameOfCountry(code)])}
            onChoose={(country) => onFilter({ ...filter, country })}
          />
          <Choice
            name="Device"
            value={filter.device}
            all="All devices"
            options={[
              ['phone', 'Phone'],
              ['desktop', 'Desktop'],
            ]}
            onChoose={(device) => onFilter({ ...filter, device: device as TrafficFilter['device'] })}
          />
          <Choice
            name="Release"
            value={filter.release}
            all="All releases"
            options={chart.releases.map((release) => [release, release])}
            onChoose={(release) => onFilter({ ...filter, release })}
          />
        </div>
      ) : null}
    </section>
  );
}

interface ChoiceProps {
  name: string;
  value: string | undefined;
  all: string;
  options: readonly (readonly [value: string, text: string])[];
  onChoose: (value: string | undefined) => void;
}

function Choice({ name, value, all, options, onChoose }: ChoiceProps) {
  // The chosen value stays visible, even if it has no figures.
  const isMissing = value !== undefined && !options.some(([option]) => option === value);
  return (
    <label>
      {name}
      <select value={value ?? ''} onChange={(event) => onChoose(event.target.value || undefined)}>
        <option value="">{all}</option>
        {isMissing ? <option value={value}>{value}</option> : null}
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The figures of the selected state or transition, next to those of the previous week and release. */
export function TrafficFigures({ traffic, state, transition }: { traffic: ChartTraffic; state: string; transition: string | null }) {
  const rules = useFile('index').traffic;
  if (rules === null) return null;
  const { now, weekBefore, releaseBefore } = traffic;
  const rows = transition === null ? stateRows(state, rules.timeBuckets) : transitionRows(transition);
  const isKnown = rows.some(({ of }) => of(now) !== null);
  if (state === '' && transition === null) return null;
  return (
    <section>
      <h3>Traffic</h3>
      {isKnown ? (
        <table className="traffic-figures">
          <thead>
            <tr>
              <th scope="col">{weekText(traffic.week)}</th>
              <th scope="col">This week</th>
              <th scope="col">Week before</th>
              {releaseBefore ? <th scope="col">Release {releaseBefore.release}</th> : null}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, of, compare }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{of(now) ?? '–'}</td>
                <td>
                  {of(weekBefore) ?? '–'} <small>{compare?.(now, weekBefore)}</small>
                </td>
                {releaseBefore ? <td>{of(releaseBefore.traffic) ?? '–'}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="quiet">Fewer than {rules.leastPeople} people that week.</p>
      )}
    </section>
  );
}

interface FigureRow {
  name: string;
  /** Null if too few people did it. */
  of: (week: WeekTraffic) => string | null;
  /** The change since the previous week. */
  compare?: (now: WeekTraffic, before: WeekTraffic) => string | null;
}

function stateRows(state: string, buckets: readonly number[]): FigureRow[] {
  const of = (read: (figures: StateTraffic) => string | null) => (week: WeekTraffic) => (week.states[state] ? read(week.states[state]) : null);
  return [
    {
      name: 'People',
      of: of(({ people }) => people.toLocaleString('en')),
      compare: (now, before) => change(now.states[state]?.people ?? 0, before.states[state]?.people),
    },
    { name: 'Reached', of: of(({ reached }) => reached.toLocaleString('en')) },
    { name: 'Left', of: of(({ left }) => (left === null ? null : left.toLocaleString('en'))) },
    { name: 'Stopped here', of: of((figures) => percentText(dropOff(figures))) },
    { name: 'Median time', of: of(({ median }) => (median === null ? null : timeText(median, buckets))) },
  ];
}

const transitionRows = (id: string): FigureRow[] => [
  {
    name: 'People',
    of: ({ transitions }) => transitions[id]?.people.toLocaleString('en') ?? null,
    compare: (now, before) => change(now.transitions[id]?.people ?? 0, before.transitions[id]?.people),
  },
  { name: 'Times', of: ({ transitions }) => transitions[id]?.times.toLocaleString('en') ?? null },
];

const percentText = (part: number | null) => (part === null ? null : `${Math.round(part * 1_000) / 10}%`);

/** `Nov 16–22` */
function weekText(monday: string): string {
  const format = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const first = new Date(`${monday}T00:00:00Z`);
  return format.formatRange(first, new Date(first.getTime() + 6 * 86_400_000));
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const nameOfCountry = (code: string): string => countryNames.of(code.toUpperCase()) ?? code;
