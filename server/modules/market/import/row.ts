/** A vacancy as a feed gives it, in any format: texts unchanged, nothing interpreted yet. */
export interface FeedRow {
  /** The feed it belongs to and its reference there. Null if the feed gives none. */
  source: string | null;
  sourceId: string | null;
  title: string;
  company: string;
  /** HTML or plain text. */
  description: string;
  /** Each place as written, starting with its most specific part: "Quezon City, National Capital Region (NCR)". */
  places: string[];
  street: string | null;
  postcode: string | null;
  latitude: number | null;
  longitude: number | null;
  /** A code or a name in any language. */
  country: string | null;
  salaryText: string | null;
  salaryFrom: number | null;
  salaryTo: number | null;
  currency: string | null;
  period: string | null;
  jobTypes: string[];
  /** Text about working from home: "TELECOMMUTE", "Yes", "Hybrid". */
  arrangement: string | null;
  experience: string | null;
  education: string | null;
  categories: string[];
  industry: string | null;
  skills: string[];
  url: string | null;
  postedAt: string | null;
  validThrough: string | null;
  /** BCP 47, if the feed gives it. */
  language: string | null;
}

/** What a reader finds in a file, in order. `damage` is always the last item. */
export type FeedItem =
  | { kind: 'row'; line: number; row: FeedRow }
  | { kind: 'bad'; line: number; reason: string }
  | { kind: 'damage'; line: number; reason: string };

export const EMPTY_ROW: FeedRow = {
  source: null,
  sourceId: null,
  title: '',
  company: '',
  description: '',
  places: [],
  street: null,
  postcode: null,
  latitude: null,
  longitude: null,
  country: null,
  salaryText: null,
  salaryFrom: null,
  salaryTo: null,
  currency: null,
  period: null,
  jobTypes: [],
  arrangement: null,
  experience: null,
  education: null,
  categories: [],
  industry: null,
  skills: [],
  url: null,
  postedAt: null,
  validThrough: null,
  language: null,
};
