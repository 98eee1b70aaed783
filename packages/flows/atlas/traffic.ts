/** The figures of a state in a week. */
export interface StateTraffic {
  /** Browsers that reached it, each counted once per week. For the lifecycle of a record: records. */
  people: number;
  reached: number;
  /** Null if too few left it. */
  left: number | null;
  /** The bucket of the median time spent in it; null if that isn't known. */
  median: number | null;
}

/** A week's figures of one chart, by state path and by transition ID. Missing ones have too few people to be shown. */
export interface WeekTraffic {
  states: Record<string, StateTraffic>;
  transitions: Record<string, { people: number; times: number }>;
}

/** How many people took each step of a chart. */
export interface ChartTraffic {
  /** Whose figures they are. `demo`: from scripted people. */
  source: 'people' | 'demo';
  /** The Monday of the newest week that can be shown. */
  week: string;
  now: WeekTraffic;
  weekBefore: WeekTraffic;
  /** The newest week of the previous release. */
  releaseBefore: { release: string; week: string; traffic: WeekTraffic } | null;
  /** The releases to choose from. */
  releases: string[];
  countries: string[];
}

/** Whose traffic to show. Missing properties include everyone. */
export interface TrafficFilter {
  country?: string | undefined;
  device?: 'phone' | 'desktop' | 'none' | undefined;
  release?: string | undefined;
}

/** Traffic that is included in the atlas, and where to get newer figures. */
export interface TrafficSource {
  /** By chart; null if none was exported. */
  charts: Readonly<Record<string, ChartTraffic>> | null;
  rules: TrafficRules;
}

export interface TrafficRules {
  /** Figures of fewer people aren't shown. */
  leastPeople: number;
  /** The upper limits of the buckets for the time spent in a state, in seconds. One more bucket has no limit. */
  timeBuckets: readonly number[];
  /** URL of newer figures as `{ data }` on the server that serves the atlas. `CHART` is a placeholder for the chart's ID. */
  address: string;
  /** How to include figures if there are none. */
  advice: string;
}
