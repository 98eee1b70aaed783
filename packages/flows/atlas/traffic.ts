/** Figures of a state in a week. */
export interface StateTraffic {
  /** Browsers that came to it, each once in its week. Of a record's lifecycle: records. */
  people: number;
  reached: number;
  /** Null where too few left it to say. */
  left: number | null;
  /** The bucket in which the median time spent in it lies; null where that isn't known. */
  median: number | null;
}

/** A week's figures of one chart, by the path of a state and by the id of a transition. What is missing has too few people to be shown. */
export interface WeekTraffic {
  states: Record<string, StateTraffic>;
  transitions: Record<string, { people: number; times: number }>;
}

/** How many people took each step of a chart. */
export interface ChartTraffic {
  /** Whose they are. `demo`: of scripted people. */
  source: 'people' | 'demo';
  /** The Monday of the newest week that can be shown. */
  week: string;
  now: WeekTraffic;
  weekBefore: WeekTraffic;
  /** The newest week of the release before the newest. */
  releaseBefore: { release: string; week: string; traffic: WeekTraffic } | null;
  /** What may be chosen from. */
  releases: string[];
  countries: string[];
}

/** Whose traffic is asked for; what is missing is everybody's. */
export interface TrafficFilter {
  country?: string | undefined;
  device?: 'phone' | 'desktop' | 'none' | undefined;
  release?: string | undefined;
}

/** Traffic as the atlas takes it in, and where newer figures may be had. */
export interface TrafficSource {
  /** By chart; null where none was exported. */
  charts: Readonly<Record<string, ChartTraffic>> | null;
  rules: TrafficRules;
}

export interface TrafficRules {
  /** Figures of fewer people are not shown. */
  leastPeople: number;
  /** Where each bucket of the time spent in a state ends, in seconds; one more bucket holds what is longer. */
  timeBuckets: readonly number[];
  /** Where the server that serves the atlas answers with newer figures, as `{ data }`; `CHART` stands for the chart's id. */
  address: string;
  /** How to take figures in, where there are none. */
  advice: string;
}
